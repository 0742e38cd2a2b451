/**
 * Mantine's theme, made once from the design's tokens (`styles/tokens.css`). Its components come
 * without their own stylesheets: what they look like stands in our CSS modules.
 */
import { Button, createTheme, type MantineColorsTuple } from '@mantine/core';
import button from './Button.module.css';

/** Mantine wants ten shades of a colour; ours is one role that knows both schemes. */
const ember = Array<string>(10).fill('var(--ember)') as unknown as MantineColorsTuple;

export const theme = createTheme({
  colors: { ember },
  primaryColor: 'ember',
  fontFamily: 'var(--text)',
  defaultRadius: 'var(--radius)',
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Button: Button.extend({
      defaultProps: { unstyled: true, variant: 'default' },
      classNames: { root: button.root! },
    }),
  },
});
