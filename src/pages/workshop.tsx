import button from '../ui/button.module.css';
import { Trans, useTranslation } from 'react-i18next';
import { Closing } from '../features/closing/Closing.tsx';
import { PageLink } from '../i18n/PageLink.tsx';
import { Opening } from '../sections/Opening.tsx';
import { Hour } from './workshop/Hour.tsx';
import { Notes } from './workshop/Notes.tsx';
import { Path } from './workshop/Path.tsx';
import { Pitch } from './workshop/Pitch.tsx';
import { Week } from './workshop/Week.tsx';

/** The workshop page: what one hour asks and gives, and the one thing to do: book it. */
export default function Workshop() {
  const { t } = useTranslation('workshop');
  return (
    <>
      <Opening
        title={t('opening.title')}
        lead={
          <Trans
            t={t}
            i18nKey="opening.lead"
            components={{ terms: <PageLink to="services" hash="terms" /> }}
          />
        }
      >
        <PageLink className={button.filled} to="contact">
          {t('closing.action')}
        </PageLink>
      </Opening>
      <Notes />
      <Hour />
      <Pitch />
      <Path />
      <Closing page="workshop" figure={<Week />} />
    </>
  );
}
