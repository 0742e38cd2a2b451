import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { type Week, weeks } from '../../content/team.ts';
import handle from '../../ui/handle.module.css';

interface WeekRangeProps {
  /** By which it is labelled. */
  id: string;
  week: Week;
  onMove: (week: Week) => void;
}

/** A handle on the axis of the weeks. */
export function WeekRange({ id, week, onMove }: WeekRangeProps) {
  const { t } = useTranslation('support-services');
  return (
    <input
      type="range"
      id={id}
      className={`${handle.handle} ${handle.step}`}
      style={{ '--steps': weeks.length } as CSSProperties}
      aria-valuetext={t('team.week', { week, count: weeks.length })}
      min={1}
      max={weeks.length}
      value={week}
      onChange={({ currentTarget }) => onMove(Number(currentTarget.value) as Week)}
    />
  );
}
