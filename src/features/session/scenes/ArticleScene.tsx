import { useTranslation } from 'react-i18next';
import phone from '../../../figures/phone/Phone.module.css';
import { Next } from '../Next.tsx';
import styles from '../Session.module.css';
import { useFocus } from '../useFocus.ts';
import { Seen } from './Seen.tsx';

const paragraphs = ['first', 'second', 'third'] as const;

/** The article: why one asks, in three paragraphs. */
export function ArticleScene({ onNext }: { onNext: () => void }) {
  const { t } = useTranslation('session');
  const title = useFocus<HTMLParagraphElement>();
  return (
    <>
      <Seen shot="question" />
      <p ref={title} tabIndex={-1} className={phone.title}>
        {t('article.title')}
      </p>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className={styles.paragraph}>
          {t(`article.${paragraph}`)}
        </p>
      ))}
      <Next onNext={onNext}>{t('article.done')}</Next>
    </>
  );
}
