import { useTranslation } from 'react-i18next';
import { sessionLength } from '../../content/session.ts';
import phone from '../../figures/phone/Phone.module.css';
import { Replies } from '../../figures/phone/Replies.tsx';
import { TabletRows } from '../../figures/phone/TabletRows.tsx';
import { SessionHead } from '../../figures/phone/SessionHead.tsx';
import { Turn } from '../../figures/phone/Turn.tsx';
import { midExercise, sessionsAMonth, sessionsStrokes } from '../../figures/strokes/progress.ts';
import { Offer } from './Offer.tsx';
import styles from './Offer.module.css';

/** How many of its sessions a team has completed, and from which of the example's on they are. */
const teams = [
  { id: 'sales', done: 9, from: 0 },
  { id: 'service', done: 6, from: 1 },
  { id: 'warehouse', done: 2, from: 3 },
] as const;

/** The three programmes, a row each on a ground of its own. */
export function Offers() {
  const { t } = useTranslation('services');
  return (
    <>
      <Offer id="company" page="company-learning-programs" tone="paper" isTablet>
        <p className={phone.title}>{t('teams.title', { count: sessionsAMonth })}</p>
        <TabletRows
          rows={teams.map(({ id, done, from }) => ({
            name: t(`teams.${id}.module`),
            detail: t('teams.progress', {
              team: t(`teams.${id}.name`),
              done,
              count: sessionsAMonth,
            }),
            strokes: sessionsStrokes(done, sessionsAMonth, from),
          }))}
        />
      </Offer>
      <Offer id="sales" page="sales-training-programs" tone="shade">
        <Exercise of="customer" part="part" minute={midExercise} />
      </Offer>
      <Offer id="compliance" page="compliance-programs" tone="spruce" isTablet>
        <Exercise of="caller" part="quiz" minute={sessionLength - 1} />
      </Offer>
    </>
  );
}

interface ExerciseProps {
  of: 'customer' | 'caller';
  /** Of the session: the mentor's exercise, or the quiz, for which the screen is held sideways. */
  part: 'part' | 'quiz';
  /** How many of the session's minutes have passed. */
  minute: number;
}

/** On the screen, something happens that two replies can be given to. */
function Exercise({ of, part, minute }: ExerciseProps) {
  const { t } = useTranslation('services');
  const isQuiz = part === 'quiz';
  const say = (text: string) =>
    isQuiz ? (
      <p>{text}</p>
    ) : (
      <Turn who={t('exercise.mentor')} isMentor>
        {text}
      </Turn>
    );
  return (
    <div className={isQuiz ? styles.sideways : undefined}>
      <div>
        <SessionHead
          part={t(`exercise.${part}`)}
          time={t('exercise.passed', { minute, all: sessionLength })}
          minute={minute}
        />
        {say(t(`${of}.situation`))}
      </div>
      <Replies
        question={t(`${of}.question`)}
        replies={(['first', 'better'] as const).map((id) => ({
          id,
          text: t(`${of}.${id}.reply`),
          isBetter: id === 'better',
          outcome: say(t(`${of}.${id}.remark`)),
        }))}
      />
    </div>
  );
}
