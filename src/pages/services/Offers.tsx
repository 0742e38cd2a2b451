import { Trans, useTranslation } from 'react-i18next';
import { strokesOf, unevenness } from '../../figures/strokes/geometry.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { Offer } from './Offer.tsx';

/** What a price is for: all thirty days of a month, low at weekends, or one user among others. */
const month = strokesOf(30, (day) => (day % 7 < 5 ? 1 - 0.1 * unevenness(day, 4) : 0.4));
const userOf = (people: number, place: number) =>
  strokesOf(
    people,
    (person) => (person === place ? 1 : 0.4 + 0.16 * unevenness(person, 2)),
    (person) => (person === place ? 'ink' : 'quiet'),
  );

const offers = [
  {
    id: 'company',
    page: 'company-learning-programs',
    tone: 'paper',
    strokes: month,
  },
  {
    id: 'sales',
    page: 'sales-training-programs',
    tone: 'shade',
    strokes: userOf(10, 3),
  },
  {
    id: 'compliance',
    page: 'compliance-programs',
    tone: 'spruce',
    strokes: userOf(30, 18),
  },
] as const;

/** The three programmes, a row each on a ground of its own. */
export function Offers() {
  const { t } = useTranslation('services');
  return offers.map(({ id, ...row }) => (
    <Offer
      key={id}
      id={id}
      {...row}
      title={t(`${id}.title`)}
      text={t(`${id}.text`)}
      caption={t(`${id}.caption`)}
      price={
        <Trans
          t={t}
          i18nKey={`${id}.price`}
          components={{ before: <span />, figure: <strong />, unit: <small /> }}
        />
      }
      link={<Trans t={t} i18nKey={`${id}.link`} components={{ rest: <VisuallyHidden /> }} />}
    />
  ));
}
