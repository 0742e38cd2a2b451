import { type CSSProperties, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Strokes } from '../../../figures/strokes/Strokes.tsx';
import type { ArticleId } from '../../../site/articles.ts';
import layout from '../../../ui/layout.module.css';
import typography from '../../../ui/typography.module.css';
import { useLoaded } from '../../../ui/useLoaded.ts';
import { leads } from './leads.ts';
import styles from './LeadDrawing.module.css';

const loadHandle = () => import('./LeadHandle.tsx');

/**
 * The drawing an article opens with. It is complete as it stands; the handle that lets the reader go
 * through it comes once the page is alive.
 */
export function LeadDrawing({ id, className }: { id: ArticleId; className: string | undefined }) {
  const { t } = useTranslation(id);
  const {
    caption,
    move,
    last,
    rows: names,
  }: { caption: string; move: string; last?: string; rows?: string[] } = t('lead', {
    returnObjects: true,
  });
  const { steps, rest, rowsAt, said, free } = leads[id];
  const input = useId();
  const [step, setStep] = useState(rest);
  const Handle = useLoaded(loadHandle)?.LeadHandle;
  const numbers = said(step);
  const words = (step === steps && last) || t('lead.said', numbers);
  const label = (
    <label htmlFor={input} className={`${typography.label} ${layout.jsOnly} ${layout.noPrint}`}>
      {move}
    </label>
  );
  return (
    <figure className={`${styles.lead} ${className}`} data-chat-skip="">
      <div className={styles.rows}>
        {numbers.letter && (
          <p
            className={`${typography.heading} ${styles.letter}`}
            style={{ '--at': step / steps } as CSSProperties}
            data-last={words === last || undefined}
          >
            <span>{words}</span>
          </p>
        )}
        {rowsAt(step).map((strokes, row) => (
          <div key={row} className={styles.row} aria-hidden>
            {names && <span className={styles.name}>{names[row]}</span>}
            <Strokes strokes={strokes} motion="rise" className={styles.strokes} />
            {row === free?.row && (
              <i style={{ '--after': 1 - (free.place + 1) / strokes.length } as CSSProperties} />
            )}
          </div>
        ))}
        <div className={`${layout.jsOnly} ${layout.noPrint} ${styles.axis}`}>
          {Handle && (
            <Handle
              id={input}
              isApart={!!names}
              steps={steps}
              step={step}
              valueText={words}
              onMove={setStep}
            />
          )}
        </div>
        {!names && label}
      </div>
      {names && (
        <p className={typography.heading}>
          {label} {words}
        </p>
      )}
      <figcaption className={typography.note}>{caption}</figcaption>
    </figure>
  );
}
