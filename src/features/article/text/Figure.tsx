import { useTranslation } from 'react-i18next';
import { Strokes } from '../../../figures/strokes/Strokes.tsx';
import styles from './Figure.module.css';
import type { ArticleFigure } from './figures.ts';
import { Weeks } from './Weeks.tsx';

/** A figure in an article, and what one of its strokes is. */
export function Figure({ figure }: { figure: ArticleFigure }) {
  const { t } = useTranslation('article');
  return (
    <figure className={styles.figure} data-chat-skip="">
      {'weeks' in figure ? (
        <Weeks weeks={figure.weeks} />
      ) : (
        <Strokes strokes={figure.strokes} motion="reveal" className={styles.row} />
      )}
      <figcaption className={styles.caption}>{t(`figures.${figure.name}`)}</figcaption>
    </figure>
  );
}
