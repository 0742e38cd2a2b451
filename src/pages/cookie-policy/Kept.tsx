import { useTranslation } from 'react-i18next';
import { Strokes } from '../../figures/strokes/Strokes.tsx';
import { strokesOf } from '../../figures/strokes/geometry.ts';
import { storageKeys } from '../../site/storageKeys.ts';
import layout from '../../ui/layout.module.css';
import typography from '../../ui/typography.module.css';
import styles from './Kept.module.css';

const isLasting = (row: number) => storageKeys[row]!.storage === 'localStorage';
const strokes = strokesOf(
  storageKeys.length,
  (row) => (isLasting(row) ? 1 : 0.4),
  (row) => (isLasting(row) ? 'ink' : 'quiet'),
);

/** What is kept, a stroke each: how many choices stay, and how many go with the tab. */
export function Kept() {
  const { t } = useTranslation('cookie-policy');
  return (
    <figure className={`${layout.noPrint} ${styles.kept}`}>
      <Strokes strokes={strokes} motion="reveal" className={styles.strokes} />
      <figcaption className={typography.caption}>{t('storage.strokes')}</figcaption>
    </figure>
  );
}
