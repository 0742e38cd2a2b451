import { useTranslation } from 'react-i18next';
import rows from '../../sections/Rows.module.css';
import { Section } from '../../ui/Section.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import layout from '../../ui/layout.module.css';
import styles from './Benefits.module.css';

const benefits = ['level', 'work', 'pace', 'mentor', 'completion'] as const;

/** What it gives: five lines, each with the sentence that explains it. */
export function Benefits() {
  const { t } = useTranslation('personalized-training');
  return (
    <Section id="benefits" tone="spruce">
      <SectionHead title={t('benefits.title')} />
      <ul>
        {benefits.map((id) => (
          <li key={id} className={`${layout.grid} ${rows.row} ${styles.benefit}`}>
            <h3>{t(`benefits.${id}.title`)}</h3>
            <p>{t(`benefits.${id}.text`)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
