import { useTranslation } from 'react-i18next';
import type { StepId } from './categories.ts';
import { Phone } from '../../figures/phone/Phone.tsx';
import layout from '../../ui/layout.module.css';
import typography from '../../ui/typography.module.css';
import { screens } from './screens.ts';
import styles from './Step.module.css';

interface StepProps {
  id: StepId;
  /** The step that what is pressed in it leads to. */
  next: StepId;
}

/**
 * One thing to do: what, what happens then, and the screen it is done on. Over that lies the way to the
 * next step, a link, which `goOnByHand` follows once the page is alive.
 */
export function Step({ id, next }: StepProps) {
  const { t } = useTranslation('user-instructions');
  const Screen = screens[id];
  return (
    <li id={`step-${id}`} tabIndex={-1} className={styles.step}>
      <div className={styles.text}>
        <h3 className={`${typography.title} ${styles.title}`}>{t(`steps.${id}.title`)}</h3>
        <p>{t(`steps.${id}.text`)}</p>
      </div>
      <figure className={styles.figure} data-chat-skip="">
        <Phone className={styles.phone}>
          <div className={styles.drawing} role="img" aria-label={t(`steps.${id}.picture`)}>
            <Screen />
          </div>
          <a
            href={`#step-${next}`}
            className={`${layout.noPrint} ${styles.onward}`}
            aria-label={t(`steps.${next}.title`)}
            draggable={false}
          />
        </Phone>
        {id === 'answer' && (
          <figcaption className={typography.caption}>{t('screens.answer.caption')}</figcaption>
        )}
      </figure>
    </li>
  );
}
