import { UnstyledButton } from '@mantine/core';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { SessionPart } from '../../content/session.ts';
import { SessionHead } from '../../figures/phone/SessionHead.tsx';
import { minuteOf, steps } from './progress.ts';
import { ArticleScene } from './scenes/ArticleScene.tsx';
import { FilmScene } from './scenes/FilmScene.tsx';
import { MentorScene } from './scenes/MentorScene.tsx';
import { QuizScene } from './scenes/QuizScene.tsx';
import { ResultScene } from './scenes/ResultScene.tsx';
import styles from './Session.module.css';
import { useProgress } from './useProgress.ts';

export interface SessionProps {
  /** The names of a session's parts. */
  partName: (part: SessionPart) => string;
  /** Told how far it has come, in minutes of the session that is drawn. */
  onMinute: (minute: number) => void;
  onEnd: () => void;
}

/**
 * A session to take, of some ninety seconds: a film, an article, the mentor, a quiz, and what the
 * visitor did. It fills the screen that it is put in; nothing of it is sent or stored.
 */
export function Session({ partName, onMinute, onEnd }: SessionProps) {
  const { t } = useTranslation('session');
  const [progress, dispatch] = useProgress();
  const step = steps[progress.at]!;
  const minute = minuteOf(progress);
  const next = () => dispatch({ type: 'next' });

  useEffect(() => onMinute(minute), [minute, onMinute]);

  return (
    <section className={styles.session} aria-label={t('label')}>
      <SessionHead
        part={step.part === 'result' ? t('result.part') : partName(step.part)}
        time={t('seconds', { count: progress.seconds.length })}
        minute={minute}
      />
      <div className={styles.scene}>
        {step.part === 'video' && <FilmScene shot={step.shot} onNext={next} />}
        {step.part === 'article' && <ArticleScene onNext={next} />}
        {step.part === 'mentor' && (
          <MentorScene
            answer={progress.isAsked ? undefined : progress.answers.at(-1)}
            onAnswer={(answer) => dispatch({ type: 'answer', answer })}
            onAgain={() => dispatch({ type: 'again' })}
            onNext={next}
          />
        )}
        {step.part === 'quiz' && (
          <QuizScene
            question={step.question}
            chosen={progress.chosen[step.question.id]}
            onChoose={(choice) => dispatch({ type: 'choose', choice })}
            onNext={next}
          />
        )}
        {step.part === 'result' && (
          <ResultScene progress={progress} onAgain={() => dispatch({ type: 'restart' })} />
        )}
      </div>
      <div className={styles.controls}>
        <UnstyledButton
          aria-disabled={progress.at === 0}
          onClick={() => dispatch({ type: 'back' })}
        >
          {t('controls.back')}
        </UnstyledButton>
        <UnstyledButton
          aria-disabled={step.part === 'result'}
          onClick={() => dispatch({ type: 'pause' })}
        >
          {t(progress.isPaused ? 'controls.resume' : 'controls.pause')}
        </UnstyledButton>
        <UnstyledButton onClick={onEnd}>{t('controls.end')}</UnstyledButton>
      </div>
    </section>
  );
}
