import { useTranslation } from 'react-i18next';
import { breachHours, hoursLeft } from '../../content/breach.ts';
import { strokesOf, unevenness } from '../../figures/strokes/geometry.ts';
import { Strokes } from '../../figures/strokes/Strokes.tsx';
import layout from '../../ui/layout.module.css';
import typography from '../../ui/typography.module.css';
import styles from './Hours.module.css';

/** How high an hour is, from Friday at 16.40 on: tall where people work, lowest at night. */
function height(index: number): number {
  const hour = (16 + index) % 24;
  const isWork = index === 0 || index >= breachHours - hoursLeft.wait;
  if (isWork) return 1 - 0.13 * unevenness(index);
  return (hour < 6 || hour > 21 ? 0.22 : 0.45) - 0.1 * unevenness(index);
}

const toCome = strokesOf(breachHours, height, () => 'quiet');
const passed = strokesOf(breachHours, height);
const waited = { '--waited': 1 - hoursLeft.wait / breachHours } as Record<string, number>;

/** The hours within which a leak is to be reported, a stroke each: those that the reply spends, in ink. */
export function Hours() {
  const { t } = useTranslation('compliance-programs');
  return (
    <figure className={`${layout.spruce} ${styles.hours}`} data-chat-skip="" style={waited}>
      <div className={styles.stage}>
        <Strokes strokes={toCome} />
        <Strokes strokes={passed} className={styles.passed} />
      </div>
      <p className={`${typography.note} ${styles.axis}`}>
        <span>{t('dilemma.from')}</span> <span>{t('dilemma.to')}</span>
      </p>
      <figcaption className={typography.caption}>{t('dilemma.caption')}</figcaption>
    </figure>
  );
}
