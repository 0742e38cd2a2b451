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

/** How many of its sessions a team has completed. */
const teams = [
  { id: 'sales', done: 9 },
  { id: 'service', done: 6 },
  { id: 'warehouse', done: 2 },
] as const;

/** The three programmes, a row each on a ground of its own. */
export function Offers() {
  const { t } = useTranslation('services');
  return (
    <>
      <Offer id="company" page="company-learning-programs" tone="paper" isTablet>
        <p className={phone.title}>{t('teams.title')}</p>
        <TabletRows
          rows={teams.map(({ id, done }) => ({
            name: t(`teams.${id}.name`),
            detail: t(`teams.${id}.module`),
            strokes: sessionsStrokes(done, sessionsAMonth),
          }))}
        />
      </Offer>
      <Offer id="sales" page="sales-training-programs" tone="shade">
        <Exercise of="customer" />
      </Offer>
      <Offer id="compliance" page="compliance-programs" tone="spruce" isTablet>
        <Exercise of="caller" isSideways />
      </Offer>
    </>
  );
}

interface ExerciseProps {
  of: 'customer' | 'caller';
  /** Whether the screen is held sideways: what happens is then beside what can be said. */
  isSideways?: boolean;
}

/** On the screen, the mentor puts a question that two replies can be given to. */
function Exercise({ of, isSideways }: ExerciseProps) {
  const { t } = useTranslation('services');
  return (
    <div className={isSideways ? styles.sideways : undefined}>
      <div>
        <SessionHead
          part={t('exercise.part')}
          time={t('exercise.passed', { minute: midExercise, all: sessionLength })}
          minute={midExercise}
        />
        <Turn who={t('exercise.mentor')} isMentor>
          {t(`${of}.situation`)}
        </Turn>
      </div>
      <Replies
        question={t(`${of}.question`)}
        replies={(['first', 'better'] as const).map((id) => ({
          id,
          text: t(`${of}.${id}.reply`),
          isBetter: id === 'better',
          outcome: (
            <Turn who={t('exercise.mentor')} isMentor>
              {t(`${of}.${id}.remark`)}
            </Turn>
          ),
        }))}
      />
    </div>
  );
}
