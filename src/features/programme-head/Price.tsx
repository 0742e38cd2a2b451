import { Trans, useTranslation } from 'react-i18next';
import typography from '../../ui/typography.module.css';
import styles from './Price.module.css';
import type { ProgrammePage } from './programmePage.ts';

/** A programme's price as an event, of the size `--t-price`: what goes before it on a line of its own. */
export function Price({
  page,
  className = '',
}: {
  page: ProgrammePage;
  className?: string | undefined;
}) {
  const { t } = useTranslation(page);
  return (
    <p className={`${typography.heading} ${styles.price} ${className}`}>
      <Trans
        t={t}
        i18nKey="head.price"
        components={{ before: <span />, figure: <strong />, unit: <small /> }}
      />
    </p>
  );
}
