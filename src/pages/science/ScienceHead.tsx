import { useTranslation } from 'react-i18next';
import layout from '../../ui/layout.module.css';
import typography from '../../ui/typography.module.css';
import styles from './ScienceHead.module.css';
import { SpacingFigure } from './SpacingFigure.tsx';

/** How the page begins: what it says, why, and thirty days that show it. */
export function ScienceHead() {
  const { t } = useTranslation('science');
  return (
    <div className={`${layout.container} ${styles.head}`}>
      <div className={`${layout.grid} ${styles.words}`}>
        <h1>{t('opening.title')}</h1>
        <p className={typography.lead}>{t('opening.lead')}</p>
      </div>
      <SpacingFigure />
    </div>
  );
}
