import { Button } from '@mantine/core';
import { Trans, useTranslation } from 'react-i18next';
import { Closing } from '../features/closing/Closing.tsx';
import { PageLink } from '../i18n/PageLink.tsx';
import layout from '../ui/layout.module.css';
import { Hour } from './workshop/Hour.tsx';
import { Notes } from './workshop/Notes.tsx';
import styles from './workshop/Notes.module.css';
import { Path } from './workshop/Path.tsx';
import { Pitch } from './workshop/Pitch.tsx';
import { Week } from './workshop/Week.tsx';

/** The workshop page: what one hour asks and gives, and the one thing to do: book it. */
export default function Workshop() {
  const { t } = useTranslation('workshop');
  return (
    <>
      <div className={`${layout.container} ${layout.grid} ${styles.opening}`}>
        <h1>{t('opening.title')}</h1>
        <div>
          <p>
            <Trans
              t={t}
              i18nKey="opening.lead"
              components={{ terms: <PageLink to="services" hash="terms" /> }}
            />
          </p>
          <Button component={PageLink} to="contact">
            {t('closing.action')}
          </Button>
        </div>
      </div>
      <Notes />
      <Hour />
      <Pitch />
      <Path />
      <Closing page="workshop" figure={<Week />} />
    </>
  );
}
