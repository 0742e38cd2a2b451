import { useTranslation } from 'react-i18next';
import { config } from 'virtual:site';
import { company } from '../../content/company.ts';
import { Answers } from '../../features/buyer-answers/Answers.tsx';
import { Section } from '../../ui/Section.tsx';
import styles from './Company.module.css';

/** Who runs the site, and where they are found. */
export function Company() {
  const { t } = useTranslation('about');
  const { legalName, registrationNumber, address, phone } = company;
  return (
    <Section tone="shade" id="company" className={styles.company}>
      <Answers
        title={t('company.title')}
        band="company"
        answers={[
          {
            id: 'name',
            question: legalName,
            answer: t('company.registration', { number: registrationNumber }),
          },
          {
            id: 'address',
            question: t('company.address'),
            answer: address,
          },
          {
            id: 'phone',
            question: t('company.phone'),
            answer: (
              <a href={`tel:${phone.dialled}`} dir="ltr">
                {phone.read}
              </a>
            ),
          },
          {
            id: 'email',
            question: t('company.email'),
            answer: <a href={`mailto:${config.email}`}>{config.email}</a>,
          },
        ]}
      />
    </Section>
  );
}
