/** What our tokens are called in Mantine, and which class of ours each part of it takes. */
import type { MantineTheme } from '@mantine/core';
import field from './field.module.css';
import roles from './roles.module.css';

/**
 * Whole, not merged into Mantine's own theme: that would bring its palette and what computes colours
 * from it, 2.6 kB.
 */
export const theme: MantineTheme = {
  scale: 1,
  fontSmoothing: true,
  focusRing: 'auto',
  respectReducedMotion: true,
  cursorType: 'pointer',
  activeClassName: '',
  focusClassName: '',

  white: 'var(--paper)',
  black: 'var(--ink)',
  // No palette: a colour has a role, and the band it stands in redefines it.
  colors: {} as MantineTheme['colors'],
  primaryColor: '',
  primaryShade: 0,
  autoContrast: false,
  luminanceThreshold: 0,
  defaultGradient: { from: 'var(--ember)', to: 'var(--ember)' },
  variantColorResolver: () => ({
    background: 'var(--ember)',
    color: 'var(--on-ember)',
    border: '1px solid var(--ember)',
    hover: 'var(--ink)',
    hoverColor: 'var(--paper)',
  }),

  fontFamily: 'var(--text)',
  fontFamilyMonospace: 'var(--text)',
  fontSizes: {
    xs: 'var(--t-note)',
    sm: 'var(--t-small)',
    md: 'var(--t-body)',
    lg: 'var(--t-lead)',
    xl: 'var(--t-3)',
  },
  lineHeights: { xs: '1.5', sm: '1.5', md: '1.6', lg: '1.5', xl: '1.2' },
  fontWeights: { regular: '400', medium: '500', bold: '600' },
  headings: {
    fontFamily: 'var(--display)',
    fontWeight: '400',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: 'var(--t-hero)', lineHeight: '1.03' },
      h2: { fontSize: 'var(--t-1)', lineHeight: '1.06' },
      h3: { fontSize: 'var(--t-2)', lineHeight: '1.12' },
      h4: { fontSize: 'var(--t-3)', lineHeight: '1.2' },
      h5: { fontSize: 'var(--t-lead)', lineHeight: '1.5' },
      h6: { fontSize: 'var(--t-body)', lineHeight: '1.6' },
    },
  },

  spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: 'var(--gap)', xl: '2rem' },
  radius: {
    xs: 'var(--radius)',
    sm: 'var(--radius)',
    md: 'var(--radius)',
    lg: 'var(--radius)',
    xl: 'var(--radius)',
  },
  defaultRadius: 'sm',
  shadows: { xs: 'none', sm: 'none', md: 'none', lg: 'none', xl: 'none' },
  // None here: widths are asked for in stylesheets alone (styles/breakpoints.css).
  breakpoints: {} as MantineTheme['breakpoints'],

  components: {
    InputWrapper: { classNames: { label: `${roles.label} ${field.label}`, error: field.error } },
    Input: { classNames: { input: field.input } },
  },
  other: {},
};
