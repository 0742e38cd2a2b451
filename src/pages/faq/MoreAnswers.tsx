import { Trans, useTranslation } from 'react-i18next';
import { Answers } from '../../features/buyer-answers/Answers.tsx';
import { answersOf } from '../../features/buyer-answers/answersOf.ts';
import { PageLink } from '../../i18n/PageLink.tsx';
import { Section } from '../../ui/Section.tsx';
import styles from './faq.module.css';

/** What is asked less often, answered in a line, and where the rest of it stands. */
export function MoreAnswers() {
  const { t } = useTranslation('faq');
  return (
    <Section tone="shade" id="more" className={styles.more}>
      <Answers
        title={t('more.title')}
        band="more"
        answers={answersOf('more', t('more', { returnObjects: true }))}
      >
        <p>
          <Trans
            t={t}
            i18nKey="more.elsewhere"
            components={{
              prices: <PageLink to="services" hash="examples" />,
              data: <PageLink to="support-services" hash="data" />,
            }}
          />
        </p>
      </Answers>
    </Section>
  );
}
