import { Trans, useTranslation } from 'react-i18next';
import { sessionLength } from '../../content/session.ts';
import { Phone } from '../../figures/phone/Phone.tsx';
import { Replies } from '../../figures/phone/Replies.tsx';
import { SessionHead } from '../../figures/phone/SessionHead.tsx';
import { Turn } from '../../figures/phone/Turn.tsx';
import { midExercise } from '../../figures/strokes/progress.ts';
import { Section } from '../../ui/Section.tsx';
import typography from '../../ui/typography.module.css';
import { Build } from './Build.tsx';
import styles from './ThreeSteps.module.css';
import { Workshop } from './Workshop.tsx';
import { Yard } from './Yard.tsx';

const steps = ['workshop', 'build', 'train'] as const;

/** From a company's goals to its people's first session: who meets, how long it takes, and the app in use. */
export function ThreeSteps() {
  const { t } = useTranslation('company-learning-programs');
  const drawings = {
    workshop: <Workshop />,
    build: <Build />,
    train: (
      <Phone className={styles.app}>
        <SessionHead
          part={t('complaint.title')}
          time={t('paces.minutes', { count: sessionLength })}
          minute={midExercise}
        />
        <Turn who={t('complaint.customer')} isMentor>
          {t('complaint.ask')}
        </Turn>
        <Yard />
        <Replies
          question={t('complaint.question')}
          initially="first"
          replies={(['first', 'better'] as const).map((id) => ({
            id,
            text: t(`complaint.${id}.reply`),
            isBetter: id === 'better',
            outcome: (
              <Turn who={t('paces.mentor')} isMentor>
                {t(`complaint.${id}.remark`)}
              </Turn>
            ),
          }))}
        />
      </Phone>
    ),
  };
  return (
    <Section id="steps" tone="shade">
      <h2 className={styles.title}>{t('steps.title')}</h2>
      <ol>
        {steps.map((id) => (
          <li key={id} className={styles.step}>
            <div>
              <p className={styles.time}>
                <Trans t={t} i18nKey={`steps.${id}.figure`} components={{ unit: <span /> }} />
              </p>
              <h3 className={typography.title}>{t(`steps.${id}.title`)}</h3>
              <p className={styles.text}>{t(`steps.${id}.text`)}</p>
            </div>
            <figure data-chat-skip="">
              {drawings[id]}
              {id !== 'build' && (
                <figcaption className={typography.caption}>{t(`steps.${id}.caption`)}</figcaption>
              )}
            </figure>
          </li>
        ))}
      </ol>
    </Section>
  );
}
