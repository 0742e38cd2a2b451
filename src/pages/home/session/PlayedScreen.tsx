import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  nextSession,
  type SessionPart,
  sessionLength,
  sessionMinutes,
} from '../../../content/session.ts';
import { questions } from '../../../features/session/script.ts';
import { Film } from '../../../figures/phone/Film.tsx';
import type { FilmShot } from '../../../figures/phone/filmShots.ts';
import phone from '../../../figures/phone/Phone.module.css';
import { QuizScore } from '../../../figures/phone/QuizScore.tsx';
import { RowList } from '../../../figures/phone/RowList.tsx';
import { SessionHead } from '../../../figures/phone/SessionHead.tsx';
import { Turn } from '../../../figures/phone/Turn.tsx';
import { Video } from '../../../figures/phone/Video.tsx';
import styles from './PlayedScreen.module.css';
import { perMinute } from './useSessionClock.ts';

/** What of the film is shown, and from which minute of the session on. */
const shots: readonly [FilmShot, number][] = [
  ['answer', 3],
  ['question', 2],
  ['objection', 0],
];

/** When something else on the screen happens, in minutes of the session. */
const events = { secondParagraph: 5.5, answer: 8, reaction: 8.75, remark: 9.75, result: 12.25 };

const [question] = questions;
/** All answered rightly. */
const marks = questions.map(() => true);

interface PlayedScreenProps {
  part: SessionPart;
  /** How many strokes of the session have passed. */
  stroke: number;
}

/**
 * The phone's screen where the session has come to: what one takes, at a glance. It lies over the
 * one that stands there still, whose words are the ones that are read out.
 */
export function PlayedScreen({ part, stroke }: PlayedScreenProps) {
  const { t } = useTranslation('home');
  const minute = stroke / perMinute;
  const Part = parts[part];
  return (
    <div className={styles.screen} aria-hidden="true">
      <SessionHead
        part={t(`session.parts.${part}`)}
        time={t('session.passed', { minute: Math.floor(minute), count: sessionLength })}
        minute={minute}
      />
      <Part minute={minute} />
    </div>
  );
}

const parts: Record<SessionPart, (props: { minute: number }) => ReactNode> = {
  intro: Intro,
  video: Lesson,
  article: Article,
  mentor: Mentor,
  quiz: Quiz,
};

function Intro() {
  const { t } = useTranslation(['session', 'home']);
  return (
    <>
      <p className={phone.title}>{t('title')}</p>
      <p className={styles.paragraph}>{t('goal')}</p>
      <RowList
        rows={(['video', 'article', 'mentor', 'quiz'] as const).map((id) => ({
          name: t(`session.parts.${id}`, { ns: 'home' }),
          detail: t('session.minutes', { ns: 'home', count: sessionMinutes[id] }),
        }))}
      />
    </>
  );
}

function Lesson({ minute }: { minute: number }) {
  const { t } = useTranslation('session');
  const [shot] = shots.find(([, from]) => minute >= from)!;
  return (
    <>
      <p className={phone.title}>{t('title')}</p>
      <Video shot={shot} subtitle={t(`film.${shot}`)} />
    </>
  );
}

function Article({ minute }: { minute: number }) {
  const { t } = useTranslation('session');
  return (
    <>
      <Seen shot="question" />
      <p className={phone.title}>{t('article.title')}</p>
      <p className={styles.paragraph}>{t('article.first')}</p>
      {minute >= events.secondParagraph && <p className={styles.arriving}>{t('article.second')}</p>}
    </>
  );
}

function Mentor({ minute }: { minute: number }) {
  const { t } = useTranslation('session');
  const shot =
    minute < events.answer ? 'silence' : minute < events.reaction ? 'question' : 'answer';
  return (
    <>
      <Seen shot={shot} />
      <Turn who={t('mentor.customer')}>{t('mentor.objection')}</Turn>
      {minute >= events.answer && (
        <Turn who={t('mentor.you')} isOwn className={styles.arriving}>
          {t('answers.ask')}
        </Turn>
      )}
      {minute >= events.reaction && (
        <Turn who={t('mentor.customer')} className={styles.arriving}>
          {t('reactions.ask')}
        </Turn>
      )}
      {minute >= events.remark && (
        <Turn who={t('mentor.mentor')} isMentor className={styles.arriving}>
          {t('remarks.ask')}
        </Turn>
      )}
    </>
  );
}

/** Those at the table, above what is read, said, asked or won. */
function Seen({ shot }: { shot: FilmShot }) {
  return (
    <div className={styles.seen}>
      <Film shot={shot} />
    </div>
  );
}

function Quiz({ minute }: { minute: number }) {
  const { t } = useTranslation(['session', 'home']);
  if (minute < events.result) {
    return (
      <>
        <Seen shot="question" />
        <p className={phone.title}>{t(`questions.${question.id}`)}</p>
        <RowList rows={question.choices.map((choice) => ({ name: t(`choices.${choice}`) }))} />
      </>
    );
  }
  return (
    <>
      <Seen shot="compared" />
      <div className={styles.arriving}>
        <QuizScore
          marks={marks}
          score={t('result.score', { right: marks.length, all: marks.length })}
          text={t('result.scoreText')}
        />
        <RowList
          rows={[
            {
              name: t('result.next'),
              detail: t('session.minutes', { ns: 'home', count: nextSession }),
            },
          ]}
        />
      </div>
    </>
  );
}
