import { useTranslation } from 'react-i18next';
import { sessionLength } from '../../content/session.ts';
import phone from '../../figures/phone/Phone.module.css';
import { Replies } from '../../figures/phone/Replies.tsx';
import { Turn } from '../../figures/phone/Turn.tsx';
import { midExercise } from '../../figures/strokes/progress.ts';
import { sessionStrokes } from '../../figures/strokes/session.ts';
import { Strokes } from '../../figures/strokes/Strokes.tsx';
import typography from '../../ui/typography.module.css';
import { Call } from './Call.tsx';
import { Offer } from './Offer.tsx';
import styles from './Offer.module.css';
import { Talk } from './Talk.tsx';
import { Workplace } from './Workplace.tsx';

/** How long a session's parts are for each team, in minutes. */
const teams = [
  { id: 'sales', minutes: { intro: 1, video: 2, article: 2, mentor: 6, quiz: 2 } },
  { id: 'service', minutes: { intro: 1, video: 5, article: 2, mentor: 3, quiz: 2 } },
  { id: 'warehouse', minutes: { intro: 1, video: 2, article: 6, mentor: 2, quiz: 2 } },
] as const;

/** A stroke is twenty seconds of it. */
const perMinute = 3;

/** The three programmes, side by side where there is room. */
export function Offers() {
  const { t } = useTranslation('services');
  return (
    <div className={styles.offers}>
      <Offer id="company" page="company-learning-programs">
        <div className={styles.places}>
          {teams.map(({ id }) => (
            <Workplace key={id} of={id} />
          ))}
        </div>
        <Replies
          question={t('teams.title')}
          initially="sales"
          replies={teams.map(({ id, minutes }) => ({
            id,
            text: (
              <>
                <span>
                  {t(`teams.${id}.module`)}{' '}
                  <small className={phone.small}>
                    {t(`teams.${id}.time`, { minutes: minutes.mentor })}
                  </small>
                </span>
                <Strokes strokes={sessionStrokes(perMinute, minutes)} />
              </>
            ),
            outcome: (
              <Turn who={t('exercise.mentor')} isMentor>
                {t(`teams.${id}.ask`)}
              </Turn>
            ),
          }))}
        />
        <p className={typography.caption}>{t('teams.caption')}</p>
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
      <p className={phone.top}>
        <span>{t(isQuiz ? 'exercise.quiz' : 'exercise.part')}</span>
        <span>{t('exercise.passed', { minute, all: sessionLength })}</span>
      </p>
      {isQuiz ? <Call /> : <Talk />}
      <p className={`${phone.small} ${styles.names}`}>
        {(['first', 'between', 'last'] as const).map((place) => (
          <span key={place}>{t(`${of}.names.${place}`)}</span>
        ))}
      </p>
      {say(t(`${of}.situation`))}
      <Replies
        question={t(`${of}.question`)}
        initially="better"
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
