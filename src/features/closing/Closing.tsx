import { Button } from '@mantine/core';
import type { CustomTypeOptions } from 'i18next';
import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Stroke } from '../../figures/strokes/geometry.ts';
import { Strokes } from '../../figures/strokes/Strokes.tsx';
import { PageLink } from '../../i18n/PageLink.tsx';
import type { PageId } from '../../site/routes.ts';
import { Section } from '../../ui/Section.tsx';
import layout from '../../ui/layout.module.css';
import typography from '../../ui/typography.module.css';
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
  /** What the last words are about, where it can be counted; the page's caption says what a stroke is. */
  strokes?: readonly Stroke[];
  /** What leads to the last words, in place of strokes below them. */
  figure?: ReactNode;
  /** On paper they are no louder than those of another band, and strokes stand before the button. */
  ground?: 'paper';
}

/**
 * A page's last words and its one action, of four kinds: on spruce, which the footer continues, with
 * what is counted below or a figure before; on the shade, where a question stands alone; on paper,
 * where they are about our reply.
 */
export function Closing({
  page,
  to = 'contact',
  action: Action,
  strokes,
  figure,
  ground,
}: ClosingProps) {
  const { t } = useTranslation(page);
  const caption = t('closing.caption', '');
  const tone = ground ?? (strokes || figure ? 'spruce' : 'shade');
  const counted = strokes && (
    <figure className={styles.figure}>
      <Strokes strokes={strokes} motion="reveal" className={styles.strokes} />
      {caption && <figcaption className={typography.caption}>{caption}</figcaption>}
    </figure>
  );
  return (
    <Section id="next" tone={tone} className={tone === 'spruce' ? styles.continued : undefined}>
      {figure}
      <div className={layout.grid}>
        <h2 className={ground ? styles.quiet : styles.loud}>{t('closing.title')}</h2>
        <div className={styles.action}>
          <p>{t('closing.text')}</p>
          {ground && counted}
          {Action ? (
            <Action>{t('closing.action')}</Action>
          ) : (
            <Button component={PageLink} to={to}>
              {t('closing.action')}
            </Button>
          )}
        </div>
      </div>
      {!ground && counted}
    </Section>
  );
}
