import { useTranslation } from 'react-i18next';
import { strokesOf } from '../../figures/strokes/geometry.ts';
import { Strokes } from '../../figures/strokes/Strokes.tsx';
import type { StepId } from './categories.ts';
import { Phone } from '../../figures/phone/Phone.tsx';
import roles from '../../ui/roles.module.css';
import { screens } from './screens.ts';
import styles from './Step.module.css';

/** The steps that are told apart by strokes: never more than this in a chapter. */
const slots = 3;

interface StepProps {
  id: StepId;
  /** Its place in the chapter, from 1. It is drawn as that many strokes: the chapters have figures. */
  number: number;
}

/** One thing to do: what, what happens then, and the screen it is done on. */
export function Step({ id, number }: StepProps) {
  const { t } = useTranslation('user-instructions');
  const Screen = screens[id];
  return (
    <li className={styles.step}>
      <div className={styles.text}>
        <Strokes strokes={strokesOf(number, () => 1)} slots={slots} className={styles.number} />
        <h3 className={`${roles.title} ${styles.title}`}>{t(`steps.${id}.title`)}</h3>
        <p>{t(`steps.${id}.text`)}</p>
      </div>
      <figure className={styles.figure} data-chat-skip="">
        <Phone className={styles.phone} label={t(`steps.${id}.picture`)}>
          <Screen />
        </Phone>
        {id === 'answer' && (
          <figcaption className={roles.caption}>{t('screens.answer.caption')}</figcaption>
        )}
      </figure>
    </li>
  );
}
