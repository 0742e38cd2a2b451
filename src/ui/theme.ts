/** Mantine's theme. The values are in `styles/tokens.css`, by Mantine's names. */
import { colorsTuple, createTheme } from '@mantine/core';
import button from './button.module.css';
import field from './field.module.css';
import typography from './typography.module.css';

const size = (step: string) => `var(--mantine-font-size-${step})`;
const heading = (order: number, lineHeight: string) => ({
  fontSize: `var(--mantine-h${order}-font-size)`,
  lineHeight,
});
const radius = 'var(--mantine-radius-default)';

export const theme = createTheme({
  // A colour is a role without shades, which its section may redefine.
  colors: { accent: colorsTuple('var(--mantine-primary-color-filled)') },
  primaryColor: 'accent',
  variantColorResolver: ({ variant }) => {
    const color = `var(--mantine-${variant === 'filled' ? 'primary-color-filled' : 'color-text'})`;
    if (variant !== 'filled' && variant !== 'outline') {
      return { background: 'transparent', border: '0', color, hover: 'transparent' };
    }
    return {
      background: variant === 'filled' ? color : 'transparent',
      border: `1px solid ${color}`,
      color: variant === 'filled' ? 'var(--mantine-primary-color-contrast)' : color,
      hover: 'var(--mantine-color-text)',
      hoverColor: 'var(--mantine-color-body)',
    };
  },

  fontFamily: 'var(--mantine-font-family)',
  fontSizes: { xs: size('xs'), sm: size('sm'), md: size('md'), lg: size('lg'), xl: size('xl') },
  headings: {
    fontFamily: 'var(--mantine-font-family-headings)',
    fontWeight: '400',
    textWrap: 'balance',
    sizes: { h1: heading(1, '1.03'), h2: heading(2, '1.06'), h3: heading(3, '1.12') },
  },
  spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: 'var(--gap)', xl: '2rem' },
  radius: { xs: radius, sm: radius, md: radius, lg: radius, xl: radius },
  // As in styles/breakpoints.css.
  breakpoints: { xs: '20em', sm: '40em', md: '54em', lg: '64em', xl: '75em' },
  respectReducedMotion: true,

  components: {
    Button: { defaultProps: { variant: 'filled' }, classNames: button },
    InputWrapper: {
      classNames: { label: `${typography.label} ${field.label}`, error: field.error },
    },
    Input: { classNames: { input: field.input } },
  },
});
