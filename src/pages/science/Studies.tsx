import { useTranslation } from 'react-i18next';
import { addressOf, referenceOf, studies } from '../../content/studies.ts';
import { Answers } from '../../sections/Answers.tsx';
import { Band } from '../../ui/Band.tsx';
import roles from '../../ui/roles.module.css';
import styles from './Studies.module.css';

/** Published studies of four of the principles: what was found, and by whom. */
export function Studies() {
  const { t } = useTranslation('science');
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
              {/* As it was printed, whatever the language of the page. */}
              <cite lang="en" className={`${roles.note} ${styles.reference}`}>
                {referenceOf(study)}
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
