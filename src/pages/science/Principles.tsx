import { VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Section } from '../../ui/Section.tsx';
import layout from '../../ui/layout.module.css';
import { Strokes } from '../../figures/strokes/Strokes.tsx';
import { markOf, places, principleIds } from './marks.ts';
import typography from '../../ui/typography.module.css';
import styles from './Principles.module.css';

/** The principles by the names the field gives them, how a session uses each, and each drawn. */
export function Principles() {
  const { t } = useTranslation('science');
  return (
    <Section id="principles">
      <div className={`${layout.grid} ${styles.head}`}>
        <h2>{t('principles.title')}</h2>
        <p>{t('principles.text')}</p>
        <p className={`${typography.note} ${styles.key}`}>{t('principles.caption')}</p>
      </div>
      <dl>
        {principleIds.map((id) => (
          <div key={id} id={id} className={styles.principle}>
            <dt className={typography.heading}>{t(`${id}.name`)}</dt>
            <dd className={styles.meaning}>{t(`${id}.text`)}</dd>
            <dd className={`${typography.meta} ${styles.use}`}>
              <VisuallyHidden>{t('principles.use')}</VisuallyHidden> {t(`${id}.use`)}
            </dd>
            <dd className={`${typography.note} ${styles.mark}`}>
              <Strokes
                strokes={markOf(id)}
                slots={places}
                motion="reveal"
                className={styles.strokes}
              />
              <span>{t(`${id}.mark`)}</span>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
