import { useTranslation } from 'react-i18next';
import { sessionLength } from '../../content/session.ts';
import phone from '../../figures/phone/Phone.module.css';
import { Replies } from '../../figures/phone/Replies.tsx';
import { SessionHead } from '../../figures/phone/SessionHead.tsx';
import { Turn } from '../../figures/phone/Turn.tsx';
import { countStrokes, midExercise, sessionsAMonth } from '../../figures/strokes/progress.ts';
import { Strokes } from '../../figures/strokes/Strokes.tsx';
import { Call } from './Call.tsx';
import { Offer } from './Offer.tsx';
import styles from './Offer.module.css';

/** How many of its sessions a team has completed. */
const teams = [
  { id: 'sales', done: 9 },
  { id: 'service', done: 6 },
  { id: 'warehouse', done: 2 },
] as const;

/** The three programmes, side by side where there is room. */
export function Offers() {
  const { t } = useTranslation('services');
  return (
    <div className={styles.offers}>
      <Offer id="company" page="company-learning-programs">
        <Replies
          question={t('teams.title', { count: sessionsAMonth })}
          replies={teams.map(({ id, done }) => ({
            id,
            text: (
              <>
                <span>
                  {t(`teams.${id}.module`)}{' '}
                  <small className={phone.small}>
                    {t('teams.progress', {
                      team: t(`teams.${id}.name`),
                      done,
                      count: sessionsAMonth,
                    })}
                  </small>
                </span>
                <Strokes strokes={countStrokes(done, sessionsAMonth)} />
              </>
            ),
            outcome: (
              <Turn who={t('exercise.mentor')} isMentor>
                {t(`teams.${id}.ask`)}
              </Turn>
            ),
          }))}
        />
      </Offer>
      <Offer id="sales" page="sales-training-programs">
        <Exercise of="customer" minute={midExercise} />
      </Offer>
      <Offer id="compliance" page="compliance-programs">
        <Exercise of="caller" minute={sessionLength - 1} />
      </Offer>
    </div>
  );
}

interface ExerciseProps {
  /** Who is met: in the mentor's exercise a customer, in the quiz a caller. */
  of: 'customer' | 'caller';
  /** How many of the session's minutes have passed. */
  minute: number;
}

/** On the screen, something happens that two replies can be given to. */
function Exercise({ of, minute }: ExerciseProps) {
  const { t } = useTranslation('services');
  const isQuiz = of === 'caller';
  const time = t('exercise.passed', { minute, all: sessionLength });
  const say = (text: string) =>
    isQuiz ? (
      <p>{text}</p>
    ) : (
      <Turn who={t('exercise.mentor')} isMentor>
        {text}
      </Turn>
    );
  return (
    <>
      {isQuiz ? (
        <>
          <p className={phone.top}>
            <span>{t('exercise.quiz')}</span>
            <span>{time}</span>
          </p>
          <Call />
        </>
      ) : (
        <SessionHead part={t('exercise.part')} time={time} minute={minute} />
      )}
      <div className={isQuiz ? styles.situation : undefined}>{say(t(`${of}.situation`))}</div>
      <Replies
        question={t(`${of}.question`)}
        replies={(['first', 'better'] as const).map((id) => ({
          id,
          text: t(`${of}.${id}.reply`),
          isBetter: id === 'better',
          outcome: say(t(`${of}.${id}.remark`)),
        }))}
      />
    </>
  );
}
