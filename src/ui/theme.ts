/** How Mantine's components look like this site's: each part's class, from the modules beside. */
import { createTheme } from '@mantine/core';
import field from './field.module.css';

/** The parts of Mantine's components that are ours to dress; all others stay bare. */
export const theme = createTheme({
  components: {
    InputWrapper: { classNames: { label: field.label, error: field.error } },
    Input: { classNames: { input: field.input } },
  },
});
