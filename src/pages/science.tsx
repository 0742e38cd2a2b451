import { Button } from '../ui/Button.tsx';
import '../ui/print.css';
import { useTranslation } from 'react-i18next';
import { PageLink } from '../i18n/PageLink.tsx';
import { Closing } from '../sections/Closing.tsx';
import { Essay } from './science/Essay.tsx';
import { ScienceHead } from './science/ScienceHead.tsx';
import { Pillars } from './science/Pillars.tsx';
import { Principles } from './science/Principles.tsx';
import { daysKeptOnce } from './science/memory.ts';
import { HistResults } from './science/HistResults.tsx';
import styles from './science/science.module.css';

/** Thirty days of forgetting, from the one on which it was learned. */
const thirtyDays = daysKeptOnce.map((height, day) => ({
  height,
  tone: day === 0 ? ('ember' as const) : ('ink' as const),
}));

/** The science page: what HIST is, what it stands on, what it gives, and the principles by name. */
export default function Science() {
  const { t } = useTranslation('science');
  return (
    <div className={styles.page}>
      <ScienceHead />
      <Essay />
      <Pillars />
      <HistResults />
      <Principles />
      <Closing
        title={t('closing.title')}
        text={t('closing.text')}
        strokes={thirtyDays}
        caption={t('closing.caption')}
      >
        <Button component={PageLink} to="workshop" variant="filled">
          {t('closing.action')}
        </Button>
      </Closing>
    </div>
  );
}
