import { Trans, useTranslation } from 'react-i18next';
import { addressOf, studies } from '../../content/studies.ts';
import { Answers } from '../../features/buyer-answers/Answers.tsx';
import { Section } from '../../ui/Section.tsx';
import typography from '../../ui/typography.module.css';
import styles from './Studies.module.css';

/** Published studies of four of the principles: what was found, and by whom. */
export function Studies() {
  const { t, i18n } = useTranslation('science');
  const authors = new Intl.ListFormat(i18n.language);
  return (
    <Section tone="shade" id="studies">
      <Answers
        title={t('studies.title')}
        answers={studies.map((study) => ({
          id: study.id,
          question: t(`${study.id}.name`),
          answer: (
            <>
              <p>{t(`studies.${study.id}`)}</p>
              <p className={`${typography.note} ${styles.reference}`}>
                <Trans
                  t={t}
                  i18nKey="studies.reference"
                  values={{
                    ...study,
                    authors: authors.format(study.authors),
                    address: addressOf(study),
                  }}
                  components={{
                    // As it was printed, whatever the language of the page.
                    printed: <bdi lang="en" />,
                    doi: <a href={addressOf(study)} dir="ltr" />,
                  }}
                />
              </p>
            </>
          ),
        }))}
      >
        <p>{t('studies.text')}</p>
      </Answers>
    </Section>
  );
}
