import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ArticleId } from '../../../site/articles.ts';
import roles from '../../../ui/roles.module.css';
import { StepRange } from '../../../ui/StepRange.tsx';
import { leads } from './leads.ts';
import styles from './LeadHandle.module.css';

export interface LeadHandleProps {
  id: ArticleId;
  step: number;
  onMove: (step: number) => void;
}

/** What leads through an article's drawing step by step, and what is said of the step it is at. */
export function LeadHandle({ id, step, onMove }: LeadHandleProps) {
  const { t } = useTranslation(id);
  const input = useId();
  const { steps, said, free } = leads[id];
  const words = t('lead.said', { ...said(step), ...(step === steps && { context: 'last' }) });
  return (
    <>
      {/* Along the drawing's own axis, or along one of its own where that is the day's. */}
      <div className={free ? styles.apart : styles.axis}>
        <StepRange id={input} steps={steps} step={step} valueText={words} onMove={onMove} />
      </div>
      <p className={styles.words}>
        <label htmlFor={input} className={roles.label}>
          {t('lead.move')}
        </label>{' '}
        <span className={roles.meta} aria-hidden>
          {words}
        </span>
      </p>
    </>
  );
}
