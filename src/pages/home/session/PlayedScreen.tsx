import { useTranslation } from 'react-i18next';
import phone from '../../../figures/phone/Phone.module.css';
import { QuizScore } from '../../../figures/phone/QuizScore.tsx';
import { RowList } from '../../../figures/phone/RowList.tsx';
import { SessionHead } from '../../../figures/phone/SessionHead.tsx';
import { Turn } from '../../../figures/phone/Turn.tsx';
import { Video } from '../../../figures/phone/Video.tsx';
import { nextSession, quizScore } from '../../../content/app.ts';
import { type SessionPart, sessionLength, sessionMinutes } from '../../../content/session.ts';
import { stillMinute } from '../MentorScreen.tsx';
import styles from './PlayedScreen.module.css';
import { perMinute } from './useSessionClock.ts';

/** When something on the screen happens, in minutes of the session. */
const events = {
  videoBegins: sessionMinutes.intro,
  videoEnds: sessionMinutes.intro + sessionMinutes.video,
  secondParagraph: 5.5,
  answer: 8.25,
  remark: stillMinute,
  chosen: 11.75,
  result: 12.5,
};

const ahead = ['video', 'article', 'mentor', 'quiz'] as const;
const answers = ['discount', 'compare', 'quality'] as const;

interface PlayedScreenProps {
  part: SessionPart;
  /** How many strokes of the session have passed. */
  stroke: number;
}

/**
 * The phone's screen where the session has come to. It lies over the one that stands there still,
 * whose words are the ones that are read out: the playhead tells where it is.
 */
export function PlayedScreen({ part, stroke }: PlayedScreenProps) {
  const { t } = useTranslation('home');
  const minute = stroke / perMinute;
  return (
    <div className={styles.screen} aria-hidden="true">
      <SessionHead
        part={t(`session.parts.${part}`)}
        time={t('session.passed', { minute: Math.floor(minute), count: sessionLength })}
        minute={minute}
      />
      {part === 'quiz' ? <Quiz minute={minute} /> : <Lesson part={part} minute={minute} />}
    </div>
  );
}

function Lesson({ part, minute }: { part: Exclude<SessionPart, 'quiz'>; minute: number }) {
  const { t } = useTranslation('home');
  const { videoBegins, videoEnds } = events;
  return (
    <>
      <p className={phone.title}>{t('phone.title')}</p>
      {part === 'intro' && (
        <>
          <p>{t('phone.goal')}</p>
          <div className={styles.foot}>
            <RowList
              rows={ahead.map((id) => ({
                name: t(`session.parts.${id}`),
                detail: t('session.minutes', { count: sessionMinutes[id] }),
              }))}
            />
          </div>
        </>
      )}
      {part === 'video' && (
        <Video
          subtitle={t('phone.subtitle')}
          seen={(minute - videoBegins) / (videoEnds - videoBegins)}
        />
      )}
      {part === 'article' && (
        <>
          <p className={styles.paragraph}>{t('phone.first')}</p>
          {minute >= events.secondParagraph && (
            <p className={styles.arriving}>{t('phone.second')}</p>
          )}
        </>
      )}
      {part === 'mentor' && (
        <>
          <Turn who={t('phone.mentor')}>{t('phone.question')}</Turn>
          {minute >= events.answer && (
            <Turn who={t('phone.you')} isOwn className={styles.arriving}>
              {t('phone.answer')}
            </Turn>
          )}
          {minute >= events.remark && (
            <Turn who={t('phone.mentor')} className={styles.arriving}>
              {t('phone.remark')}
            </Turn>
          )}
        </>
      )}
    </>
  );
}

function Quiz({ minute }: { minute: number }) {
  const { t } = useTranslation('home');
  if (minute >= events.result) {
    return (
      <div className={`${styles.result} ${styles.arriving}`}>
        <QuizScore score={t('phone.score', quizScore)} text={t('phone.scoreText')} />
        <div className={styles.foot}>
          <RowList
            rows={[{ name: t('phone.next'), detail: t('session.minutes', { count: nextSession }) }]}
          />
        </div>
      </div>
    );
  }
  return (
    <>
      <p className={phone.title}>{t('phone.quiz.question')}</p>
      <RowList
        rows={answers.map((id) => ({ name: t(`phone.quiz.${id}`) }))}
        {...(minute >= events.chosen && { press: 1 })}
      />
    </>
  );
}
