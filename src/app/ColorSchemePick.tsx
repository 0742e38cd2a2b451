import { useMantineColorScheme } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { colorSchemes } from '../site/colorScheme.ts';
import styles from './ColorSchemePick.module.css';

/** The three colour schemes side by side, in the footer. */
export function ColorSchemePick() {
  const { t } = useTranslation();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const isMounted = useMounted();
  return (
    <div className={styles.pick} role="group" aria-label={t('colorScheme.label')}>
      {colorSchemes.map((scheme) => (
        <button
          key={scheme}
          type="button"
          className={styles.option}
          aria-pressed={scheme === (isMounted ? colorScheme : 'auto')}
          onClick={() => setColorScheme(scheme)}
        >
          {t(`colorScheme.${scheme}`)}
        </button>
      ))}
    </div>
  );
}
