import { useTranslation } from 'react-i18next';
import { questions } from '../content/faq.ts';
import { PageLink } from '../i18n/PageLink.tsx';
import { Closing } from '../sections/Closing.tsx';
import { Opening } from '../sections/Opening.tsx';
import { Button } from '../ui/Button.tsx';
import layout from '../ui/layout.module.css';
import styles from './faq/faq.module.css';
import { Question } from './faq/Question.tsx';

/** The FAQ: what buyers ask before they begin, one answer open at a time. */
export default function Faq() {
  const { t } = useTranslation('faq');
  return (
    <>
      <Opening title={t('title')} lead={t('lead')} />
      <div className={`${layout.wrap} ${styles.questions}`}>
        {questions.map((id) => (
          <Question key={id} id={id} />
        ))}
      </div>
      <Closing title={t('closing.title')} text={t('closing.text')}>
        <Button component={PageLink} to="contact" variant="filled">
          {t('closing.action')}
        </Button>
      </Closing>
    </>
  );
}
