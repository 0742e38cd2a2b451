import type { CustomTypeOptions } from 'i18next';
import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type Stroke, strokesOf } from '../../figures/strokes/geometry.ts';
import { hourStrokes } from '../../figures/strokes/hour.ts';
import { sessionStrokes } from '../../figures/strokes/session.ts';
import { Strokes } from '../../figures/strokes/Strokes.tsx';
import { PageLink } from '../../i18n/PageLink.tsx';
import type { PageId } from '../../site/routes.ts';
import button from '../../ui/button.module.css';
import layout from '../../ui/layout.module.css';
import roles from '../../ui/roles.module.css';
import styles from './Closing.module.css';

type Words = CustomTypeOptions['resources'];
type LastWords = Record<'title' | 'text' | 'action', string>;

interface ClosingProps {
  /** The page that ends: one whose words have `closing`. */
  page: { [Id in PageId]: Words[Id] extends { closing: LastWords } ? Id : never }[PageId];
  /** Where its button leads. */
  to?: PageId;
  /** The button, where it is no link. */
  action?: ComponentType<{ children: ReactNode }>;
  /** What the band ends on: what the words above say, or the caption, where the page has one. */
  strokes?: readonly Stroke[];
  /** What leads to the last words, in place of strokes below them. */
  figure?: ReactNode;
}

/** An hour of workshop, the wait, then one session: a stroke a minute. */
const hourAndSession = [...hourStrokes(), ...strokesOf(7, () => 0), ...sessionStrokes(1)];

/** A page's last words and its one action; the footer continues the band. */
export function Closing({
  page,
  to = 'contact',
  action: Action,
  strokes = hourAndSession,
  figure,
}: ClosingProps) {
  const { t } = useTranslation(page);
  const caption = t('closing.caption', '');
  return (
    <section id="next" className={`${layout.spruce} ${styles.closing}`}>
      <div className={layout.wrap}>
        {figure}
        <div className={layout.grid}>
          <h2 className={styles.title}>{t('closing.title')}</h2>
          <div className={styles.action}>
            <p>{t('closing.text')}</p>
            {Action ? (
              <Action>{t('closing.action')}</Action>
            ) : (
              <PageLink className={button.filled} to={to}>
                {t('closing.action')}
              </PageLink>
            )}
          </div>
        </div>
        {!figure && (
          <figure>
            <Strokes strokes={strokes} motion="reveal" className={styles.strokes} />
            {caption && <figcaption className={roles.caption}>{caption}</figcaption>}
          </figure>
        )}
      </div>
    </section>
  );
}
