import { Trans, useTranslation } from 'react-i18next';
import { prices } from '../../content/figures.ts';
import { type Stroke, strokesOf } from '../../ui/strokes/geometry.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { Offer } from './Offer.tsx';

/** What a price is for: the thirty days of a month, or one user. */
const month = strokesOf(30, () => 1, tone);
const user = strokesOf(1, () => 1, tone);

const offers = [
  {
    id: 'company',
    page: 'company-learning-programs',
    tone: 'paper',
    price: prices.companyPerMonth,
    strokes: month,
  },
  {
    id: 'sales',
    page: 'sales-training-programs',
    tone: 'shade',
    price: prices.salesPerUser,
    strokes: user,
  },
  {
    id: 'compliance',
    page: 'compliance-programs',
    tone: 'spruce',
    price: prices.compliancePerUser,
    strokes: user,
  },
] as const;

/** The three programmes, a row each on a ground of its own. */
export function Offers() {
  const { t } = useTranslation('services');
  return offers.map(({ id, price, ...row }) => (
    <Offer
      key={id}
      {...row}
      title={t(`${id}.title`)}
      text={t(`${id}.text`)}
      caption={t(`${id}.caption`)}
      price={
        <Trans
          t={t}
          i18nKey={`${id}.price`}
          values={{ price }}
          components={{ before: <span />, figure: <strong />, unit: <small /> }}
        />
      }
      link={<Trans t={t} i18nKey={`${id}.link`} components={{ rest: <VisuallyHidden /> }} />}
    />
  ));
}

function tone(): Stroke['tone'] {
  return 'ember';
}
