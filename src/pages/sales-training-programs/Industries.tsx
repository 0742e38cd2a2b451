import { useTranslation } from 'react-i18next';
import { Section } from '../../ui/Section.tsx';
import layout from '../../ui/layout.module.css';
import typography from '../../ui/typography.module.css';
import styles from './Industries.module.css';

const industries = [
  'technology',
  'finance',
  'manufacturing',
  'healthcare',
  'retail',
  'professional',
] as const;

/** Whom sales training is made for, in one line set large. */
export function Industries() {
  const { t } = useTranslation('sales-training-programs');
  return (
    <Section id="industries">
      <div className={layout.grid}>
        <div className={`${typography.note} ${styles.note}`}>
          <h2 className={typography.label}>{t('industries.title')}</h2>
          <p>{t('industries.text')}</p>
        </div>
        <ul className={styles.list}>
          {industries.map((id) => (
            <li key={id}>{t(`industries.items.${id}`)}</li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
