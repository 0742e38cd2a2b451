import { useTranslation } from 'react-i18next';
import { Strokes } from '../../figures/strokes/Strokes.tsx';
import { strokesOf } from '../../figures/strokes/geometry.ts';
import { kept } from './kept.ts';
import styles from './Kept.module.css';

const strokes = strokesOf(
  kept.length,
  (index) => (kept[index]!.until === 'cleared' ? 1 : 0.4),
  (index) => (kept[index]!.until === 'cleared' ? 'ink' : 'ember'),
);

/** What is kept, a stroke each: how many choices stay, and how many go with the tab. */
export function Kept() {
  const { t } = useTranslation('cookie-policy');
  return (
    <figure className={styles.kept}>
      <Strokes strokes={strokes} motion="reveal" className={styles.strokes} />
      <figcaption className={styles.caption}>{t('storage.strokes')}</figcaption>
    </figure>
  );
}
