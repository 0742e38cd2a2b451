import { VisuallyHidden } from '@mantine/core';
import { Trans, useTranslation } from 'react-i18next';
import { PageLink } from '../../i18n/PageLink.tsx';
import { Section } from '../../ui/Section.tsx';
import { HoursFigure } from './HoursFigure.tsx';
import { Passage } from './Passage.tsx';
import styles from './Pillars.module.css';
import { RetrievalFigure } from './RetrievalFigure.tsx';
import typography from '../../ui/typography.module.css';

/** The principles behind a pillar, by the tags of its note: each leads to where it is explained. */
const principles = {
  load: <PageLink to="science" hash="load" />,
  spacing: <PageLink to="science" hash="spacing" />,
  retrieval: <PageLink to="science" hash="retrieval" />,
  interleaving: <PageLink to="science" hash="interleaving" />,
  difficulty: <PageLink to="science" hash="difficulty" />,
  feedback: <PageLink to="science" hash="feedback" />,
};

/** The three things HIST stands on, two of them drawn. */
export function Pillars() {
  const { t } = useTranslation('science');
  return (
    <Section id="pillars">
      <h2 className={styles.title}>{t('pillars.title')}</h2>
      <Passage
        heading={<h3>{t('focused.title')}</h3>}
        note={<Trans t={t} i18nKey="focused.note" components={principles} />}
        figure={<HoursFigure />}
      >
        <p>{t('focused.text')}</p>
      </Passage>
      <Passage
        heading={<h3>{t('active.title')}</h3>}
        note={<Trans t={t} i18nKey="active.note" components={principles} />}
        figure={<RetrievalFigure />}
      >
        <p>{t('active.text')}</p>
      </Passage>
      <Passage
        heading={<h3>{t('personal.title')}</h3>}
        note={<Trans t={t} i18nKey="personal.note" components={principles} />}
      >
        <p>{t('personal.text')}</p>
        <PageLink to="personalized-training" className={typography.more}>
          <span>
            <Trans t={t} i18nKey="personal.link" components={{ rest: <VisuallyHidden /> }} />
          </span>
        </PageLink>
      </Passage>
    </Section>
  );
}
