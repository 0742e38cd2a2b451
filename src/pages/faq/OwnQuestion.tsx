import { useTranslation } from 'react-i18next';
import { questions } from '../../content/faq.ts';
import { PageLink } from '../../i18n/PageLink.tsx';
import { Closing } from '../../sections/Closing.tsx';
import { Button } from '../../ui/Button.tsx';
import { strokesOf } from '../../figures/strokes/geometry.ts';

/** The questions of this page, and the visitor's own. */
const asked = strokesOf(
  questions.length + 1,
  (index) => (index < questions.length ? 0.42 : 1),
  (index) => (index < questions.length ? 'ink' : 'ember'),
);

/** The question that is not on the page, in the band that ends it. */
export function OwnQuestion() {
  const { t } = useTranslation('faq');
  return (
    <Closing
      title={t('closing.title')}
      text={t('closing.text')}
      strokes={asked}
      caption={t('closing.caption')}
    >
      <Button component={PageLink} to="contact" variant="filled">
        {t('closing.action')}
      </Button>
    </Closing>
  );
}
