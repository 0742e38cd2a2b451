import { type SubmitEvent, useState } from 'react';
import { Button, PasswordInput, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { PageLink } from '../../i18n/PageLink.tsx';
import { pagePath } from '../../site/paths.ts';
import layout from '../../ui/layout.module.css';
import typography from '../../ui/typography.module.css';
import '../../ui/styles/fields.css';
import '../../ui/styles/further-fonts.css';
import styles from './LogInForm.module.css';

/**
 * A form that leads to the contact page and takes nothing along (decision 7, “Forms before and
 * without scripts”): its fields have no names, so that no address and no request ever holds what
 * was typed. The browser alone checks it.
 */
export function LogInForm({ canCreateAccount }: { canCreateAccount: boolean }) {
  const { t, i18n } = useTranslation('log-in');
  const { t: tCommon } = useTranslation('common');
  const [isVisible, setVisible] = useState(false);
  // Saved credentials are for the site where one logs in: a browser is not to offer them to a form that
  // has no use for them, nor to save what is typed here.
  const fieldProps = (field: 'email' | 'password') => ({
    id: `log-in-${field}`,
    className: styles.field!,
    label: t(field),
    autoComplete: 'off',
    required: true,
  });
  return (
    <form
      className={`${layout.container} ${layout.grid} ${styles.form}`}
      action={pagePath('contact', i18n.language)}
      method="get"
      autoComplete="off"
      onSubmit={followLink}
    >
      <p className={`${typography.note} ${styles.purpose}`}>{t('purpose')}</p>
      <TextInput {...fieldProps('email')} type="email" />
      <PasswordInput
        {...fieldProps('password')}
        visibilityToggleFocusable
        onVisibilityChange={setVisible}
        visibilityToggleButtonProps={{
          'aria-label': t(isVisible ? 'hidePassword' : 'showPassword'),
          className: layout.jsOnly!,
        }}
      />
      <div className={styles.ways}>
        <Button type="submit" variant="outline">
          {t('signIn')}
        </Button>
        <ul className={styles.links}>
          <li>
            <PageLink to="contact">{t('forgot')}</PageLink>
          </li>
          {canCreateAccount && (
            <li>
              <PageLink to="contact">{t('create')}</PageLink>
            </li>
          )}
        </ul>
      </div>
      <p className={styles.offline} aria-live="assertive">
        {tCommon('offline')}
      </p>
    </form>
  );
}

/**
 * Goes where the form goes, inside the application: its links lead to the same page, and only links
 * know the router.
 */
function followLink(event: SubmitEvent<HTMLFormElement>): void {
  event.preventDefault();
  event.currentTarget.querySelector('a')!.click();
}
