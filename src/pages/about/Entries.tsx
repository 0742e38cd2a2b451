import { VisuallyHidden } from '@mantine/core';
import { Trans, useTranslation } from 'react-i18next';
import { PageLink } from '../../i18n/PageLink.tsx';
import { Section } from '../../ui/Section.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import layout from '../../ui/layout.module.css';
import typography from '../../ui/typography.module.css';
import styles from './Entries.module.css';
import { People, Programs, Support, Training } from './EntryPictures.tsx';

/** The four parts of the offer, in the order of the specification (chapter 2, /about). */
const entries = [
  {
    id: 'training',
    Picture: Training,
    isWide: true,
    to: 'science',
    features: [
      'training.features.sessions',
      'training.features.mentor',
      'training.features.completion',
      'training.features.retention',
    ],
  },
  {
    id: 'programs',
    Picture: Programs,
    to: 'workshop',
    features: [
      'programs.features.workshop',
      'programs.features.content',
      'programs.features.format',
      'programs.features.ready',
    ],
  },
  {
    id: 'people',
    Picture: People,
    isWide: true,
    to: 'personalized-training',
    features: [
      'people.features.pace',
      'people.features.team',
      'people.features.app',
      'people.features.certificate',
    ],
  },
  {
    id: 'support',
    Picture: Support,
    to: 'support-services',
    features: [
      'support.features.setup',
      'support.features.monitoring',
      'support.features.optimization',
      'support.features.success',
    ],
  },
] as const;

/** What the offer consists of: a row each, as a whole the way to its page, with what of it can be drawn. */
export function Entries() {
  const { t } = useTranslation('about');
  return (
    <Section id="parts">
      <SectionHead title={t('entries.title')} />
      {entries.map(({ id, Picture, to, features, ...entry }) => (
        <article
          key={id}
          className={`${layout.grid} ${typography.row} ${styles.entry} ${'isWide' in entry ? styles.wide : ''}`}
        >
          <h3 className={styles.name}>{t(`${id}.title`)}</h3>
          <p className={`${typography.statement} ${styles.text}`}>{t(`${id}.text`)}</p>
          <div className={styles.drawn}>
            <Picture />
          </div>
          <ul className={styles.features}>
            {features.map((feature) => (
              <li key={feature}>{t(feature)}</li>
            ))}
          </ul>
          <PageLink to={to} className={`${typography.more} ${styles.link}`}>
            <span>
              <Trans t={t} i18nKey={`${id}.link`} components={{ rest: <VisuallyHidden /> }} />
            </span>
          </PageLink>
        </article>
      ))}
    </Section>
  );
}
