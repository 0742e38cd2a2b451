import { type CSSProperties, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Strokes } from '../../../figures/strokes/Strokes.tsx';
import type { ArticleId } from '../../../site/articles.ts';
import layout from '../../../ui/layout.module.css';
import roles from '../../../ui/roles.module.css';
import { useLoaded } from '../../../ui/useLoaded.ts';
import { leads } from './leads.ts';
import styles from './LeadDrawing.module.css';

const loadHandle = () => import('./LeadHandle.tsx');

/**
 * The drawing an article opens with. It is complete as it stands; the handle that lets the reader go
 * through it comes once the page is alive.
 */
export function LeadDrawing({ id, className }: { id: ArticleId; className?: string | undefined }) {
  const { t } = useTranslation(id);
  const { caption, rows: names }: { caption: string; rows?: string[] } = t('lead', {
    returnObjects: true,
  });
  const { steps, rowsAt, said, free } = leads[id];
  const input = useId();
  const [step, setStep] = useState(steps);
  const Handle = useLoaded(loadHandle)?.LeadHandle;
  const numbers = said(step);
  const words = numbers && t('lead.said', numbers);
  return (
    <figure className={[styles.lead, className].filter(Boolean).join(' ')} data-chat-skip="">
      <div className={styles.rows}>
        {rowsAt(step).map((strokes, row) => (
          <div key={row} className={styles.row} aria-hidden>
            {names && <span className={styles.name}>{names[row]}</span>}
            <Strokes strokes={strokes} motion="rise" className={styles.strokes} />
            {row === free?.row && (
              <i style={{ '--after': 1 - (free.place + 1) / strokes.length } as CSSProperties} />
            )}
          </div>
        ))}
        <div className={`${layout.scripted} ${layout.unprinted} ${styles.axis}`}>
          {Handle && (
            <Handle
              id={input}
              isApart={free !== undefined}
              steps={steps}
              step={step}
              valueText={words ?? caption}
              onMove={setStep}
            />
          )}
        </div>
        <p className={roles.meta}>
          <label
            htmlFor={input}
            className={`${roles.label} ${layout.scripted} ${layout.unprinted}`}
          >
            {t('lead.move')}
          </label>{' '}
          {words}
        </p>
      </div>
      <figcaption className={roles.note}>{caption}</figcaption>
    </figure>
  );
}
