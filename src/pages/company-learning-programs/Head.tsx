import { Trans, useTranslation } from 'react-i18next';
import { prices } from '../../content/figures.ts';
import { PageLink } from '../../i18n/PageLink.tsx';
import { PriceHead } from '../../sections/PriceHead.tsx';
import { Button } from '../../ui/Button.tsx';

const facts = ['where', 'with', 'when'] as const;

/** The company programmes' name and price, and how people train. */
export function Head() {
  const { t } = useTranslation('company-learning-programs');
  return (
    <PriceHead
      breadcrumb={
        <nav aria-label={t('breadcrumb.label')}>
          <Trans
            t={t}
            i18nKey="breadcrumb.path"
            components={{ services: <PageLink to="services" /> }}
          />
        </nav>
      }
      title={t('head.title')}
      price={
        <Trans
          t={t}
          i18nKey="head.price"
          values={{ price: prices.companyPerMonth }}
          components={{ before: <span />, figure: <strong />, unit: <small /> }}
        />
      }
      text={t('head.text')}
      facts={facts.map((id) => ({ term: t(`facts.${id}.term`), detail: t(`facts.${id}.detail`) }))}
    >
      <Button component={PageLink} to="workshop" variant="filled">
        {t('head.action')}
      </Button>
    </PriceHead>
  );
}
