import { Trans, useTranslation } from 'react-i18next';
import type { QuestionId } from '../../content/faq.ts';
import { PageLink } from '../../i18n/PageLink.tsx';
import { Disclosure } from '../../ui/Disclosure.tsx';
import accordion from '../../ui/accordion.module.css';
import layout from '../../ui/layout.module.css';
import typography from '../../ui/typography.module.css';
import { AnswerCaption, AnswerDrawing } from './AnswerFigure.tsx';
import styles from './Question.module.css';

/** The pages that answers lead to, by the tags of their messages. */
const links = {
  company: <PageLink to="company-learning-programs" />,
  compliance: <PageLink to="compliance-programs" />,
  personalized: <PageLink to="personalized-training" />,
  sales: <PageLink to="sales-training-programs" />,
  science: <PageLink to="science" />,
  support: <PageLink to="support-services" />,
  workshop: <PageLink to="workshop" />,
};

/** A question with the answer drawn and in brief; open, the answer in full and the drawing large. */
export function Question({ id, isOpen }: { id: QuestionId; isOpen: boolean }) {
  const { t } = useTranslation('faq');
  return (
    <Disclosure
      id={id}
      name="faq"
      className={accordion.row}
      isOpen={isOpen}
      summaryClassName={`${accordion.summary} ${layout.columns} ${styles.summary}`}
      summary={
        <>
          <h2 className={`${typography.heading} ${styles.question}`}>
            {t(`items.${id}.question`)}
          </h2>{' '}
          <span className={`${typography.statement} ${styles.brief}`}>
            {t(`items.${id}.brief`)}
          </span>
          <AnswerDrawing id={id} />
        </>
      }
    >
      <div className={`${layout.columns} ${styles.answer}`}>
        <AnswerCaption id={id} />
        <p className={styles.full}>
          <Trans t={t} i18nKey={`items.${id}.answer`} components={links} />
        </p>
      </div>
    </Disclosure>
  );
}
