import { Button } from '../ui/Button.tsx';
import { useTranslation } from 'react-i18next';
import { PageLink } from '../i18n/PageLink.tsx';
import { Closing } from '../sections/Closing.tsx';
import { dayStrokes } from '../figures/strokes/day.ts';
import { Claim } from './about/Claim.tsx';
import { Entries } from './about/Entries.tsx';
import { Essay } from './about/Essay.tsx';

/** The day within which we respond. */
const day = dayStrokes();

/** The about page: what the company stands for, what it claims, and what it offers. */
export default function About() {
  const { t } = useTranslation('about');
  return (
    <>
      <Essay />
      <Claim />
      <Entries />
      <Closing
        title={t('closing.title')}
        text={t('closing.text')}
        strokes={day}
        caption={t('closing.caption')}
      >
        <Button component={PageLink} to="contact" variant="filled">
          {t('closing.action')}
        </Button>
      </Closing>
    </>
  );
}
