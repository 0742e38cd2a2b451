import { useTranslation } from 'react-i18next';
import { addressOf, studies } from '../../content/studies.ts';
import { Answers } from '../../sections/Answers.tsx';
import { Band } from '../../ui/Band.tsx';
import roles from '../../ui/roles.module.css';
import styles from './Studies.module.css';

/** Published studies of four of the principles: what was found, and by whom. */
export function Studies() {
  const { t, i18n } = useTranslation('science');
  const authors = new Intl.ListFormat(i18n.language);
  return (
    <Band tone="shade" id="studies">
      <Answers
        title={t('studies.title')}
        answers={studies.map((study) => ({
          id: study.id,
          question: t(`${study.id}.name`),
          answer: (
            <>
              {t(`studies.${study.id}`)}
              <cite className={`${roles.note} ${styles.reference}`}>
                {`${authors.format(study.authors)} (${study.year}). `}
                {/* As it was printed, whatever the language of the page. */}
                <span lang="en">{`${study.title}. ${study.journal}, ${study.place}. `}</span>
                <a href={addressOf(study)}>{addressOf(study)}</a>
              </cite>
            </>
          ),
        }))}
      >
        <p>{t('studies.text')}</p>
      </Answers>
    </Band>
  );
}
