import { UnstyledButton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import layout from '../../ui/layout.module.css';
import { colorSchemes, useColorScheme } from './colorScheme.ts';
import styles from './ColorSchemePick.module.css';

/** The three colour schemes side by side, in the footer. */
export function ColorSchemePick() {
  const { t } = useTranslation();
  const [colorScheme, setColorScheme] = useColorScheme();
  return (
    <div
      className={`${layout.jsOnly} ${styles.pick}`}
      role="group"
      aria-label={t('colorScheme.label')}
    >
      {colorSchemes.map((scheme) => (
        <UnstyledButton
          key={scheme}
          className={styles.option}
          aria-pressed={scheme === colorScheme}
          onClick={() => setColorScheme(scheme)}
        >
          {t(`colorScheme.${scheme}`)}
        </UnstyledButton>
      ))}
    </div>
  );
}
