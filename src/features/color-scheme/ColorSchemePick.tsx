import { useTranslation } from 'react-i18next';
import { colorSchemes } from '../../site/colorScheme.ts';
import layout from '../../ui/layout.module.css';
import { useColorScheme } from './colorScheme.ts';
import styles from './ColorSchemePick.module.css';

/** The three colour schemes side by side, in the footer. */
export function ColorSchemePick() {
  const { t } = useTranslation();
  const [colorScheme, setColorScheme] = useColorScheme();
  return (
    <div
      className={`${layout.scripted} ${styles.pick}`}
      role="group"
      aria-label={t('colorScheme.label')}
    >
      {colorSchemes.map((scheme) => (
        <button
          key={scheme}
          type="button"
          className={styles.option}
          aria-pressed={scheme === colorScheme}
          onClick={() => setColorScheme(scheme)}
        >
          {t(`colorScheme.${scheme}`)}
        </button>
      ))}
    </div>
  );
}
