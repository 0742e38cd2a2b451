import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import phone from '../../../figures/phone/Phone.module.css';
import { QuizScore } from '../../../figures/phone/QuizScore.tsx';
import { Strokes } from '../../../figures/strokes/Strokes.tsx';
import { PageLink } from '../../../i18n/PageLink.tsx';
import { ownMinutes } from '../ownMinutes.ts';
import { marksOf, type Progress, thoughtOf } from '../progress.ts';
import session from '../Session.module.css';
import { useFocus } from '../useFocus.ts';
import styles from './ResultScene.module.css';

interface ResultSceneProps {
  progress: Progress;
  onAgain: () => void;
}

/** The quiz's result, and the session as the visitor took it: a stroke a second, a row a minute. */
export function ResultScene({ progress, onAgain }: ResultSceneProps) {
  const { t } = useTranslation('session');
  const top = useFocus<HTMLDivElement>();
  const marks = marksOf(progress);
  const [first, ...further] = progress.answers;
  const then = further.at(-1);
  return (
    <>
      <div ref={top} tabIndex={-1}>
        <QuizScore
          marks={marks}
          score={t('result.score', { right: marks.filter(Boolean).length, all: marks.length })}
          text={t('result.scoreText')}
        />
      </div>
      <p className={`${phone.title} ${styles.title}`}>{t('result.title')}</p>
      <div role="img" aria-label={t('result.label')}>
        {ownMinutes(progress.seconds).map((strokes, minute) => (
          <Strokes key={minute} strokes={strokes} slots={60} className={styles.minute} />
        ))}
      </div>
      <p className={`${phone.small} ${styles.caption}`}>{t('result.caption')}</p>
      <p>{t('result.thought', { count: thoughtOf(progress) })}</p>
      <p>{t(`first.${first!}`)}</p>
      {then && then !== first && <p>{t(`then.${then}`)}</p>}
      <p className={styles.closing}>{t('result.closing')}</p>
      <div className={session.foot}>
        <Button variant="outline" onClick={onAgain}>
          {t('result.again')}
        </Button>
        <Button component={PageLink} variant="outline" className={session.next} to="workshop">
          {t('result.workshop')}
        </Button>
      </div>
    </>
  );
}
