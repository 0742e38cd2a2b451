import { VisuallyHidden } from '@mantine/core';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { sessions, team, type Week, weeks } from '../../content/team.ts';
import {
  figureHeight,
  slotWidth,
  strokePaths,
  strokesOf,
  unevenness,
} from '../../figures/strokes/geometry.ts';
import styles from './TeamTable.module.css';

const width = sessions * slotWidth;

const path = (height: (session: number) => number) => strokePaths(strokesOf(sessions, height)).ink;

/** Every session, as low as what is to come. */
const toCome = path(() => 0.14);

/** A person's sessions as strokes, by the week in which they were completed. */
const completed = team.map(({ done }, person) =>
  weeks.map((week) =>
    path((session) =>
      session < done[week - 1]! && session >= (done[week - 2] ?? 0)
        ? 0.82 - 0.13 * unevenness(session, person)
        : 0,
    ),
  ),
);

/** A team person by person and session by session, at the end of a week; the line is where the plan is. */
export function TeamTable({ week }: { week: Week }) {
  const { t } = useTranslation('support-services');
  return (
    // Not the table's own elements: not every browser keeps what they are where they are laid out anew.
    <div
      role="table"
      aria-label={t('team.name')}
      style={{ '--planned': (week * width) / weeks.length } as CSSProperties}
    >
      <VisuallyHidden>
        <span role="row">
          <span role="columnheader">{t('team.person')}</span>
          <span role="columnheader">{t('team.completed')}</span>
        </span>
      </VisuallyHidden>
      {team.map(({ id, done }, person) => (
        <div key={id} role="row" className={styles.person}>
          <b role="rowheader">{t(`team.names.${id}`)}</b>
          <svg
            className={styles.strokes}
            viewBox={`0 ${-figureHeight} ${width} ${figureHeight}`}
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            <path className={styles.quiet} d={toCome} />
            {weeks.map((number) => (
              <path
                key={number}
                className={number > week ? styles.ahead : undefined}
                d={completed[person]![number - 1]}
              />
            ))}
            <path className={styles.planned} d={`M0 0v${-figureHeight}`} />
          </svg>
          {done[week - 1] === sessions ? (
            <b role="cell">{t('team.finished')}</b>
          ) : (
            <span role="cell">{t('team.done', { done: done[week - 1], sessions })}</span>
          )}
        </div>
      ))}
    </div>
  );
}
