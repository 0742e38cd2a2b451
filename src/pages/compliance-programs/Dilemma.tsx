import { useTranslation } from 'react-i18next';
import { hoursLeft } from '../../content/breach.ts';
import { midExercise } from '../../figures/strokes/progress.ts';
import { sessionLength } from '../../content/session.ts';
import phone from '../../figures/phone/Phone.module.css';
import { Replies } from '../../figures/phone/Replies.tsx';
import { SessionHead } from '../../figures/phone/SessionHead.tsx';
import { Turn } from '../../figures/phone/Turn.tsx';

const replies = ['wait', 'ask', 'tell'] as const;

/** On the phone's screen, a dilemma: what one does about a leak on a Friday afternoon. */
export function Dilemma() {
  const { t } = useTranslation('compliance-programs');
  return (
    <>
      <SessionHead
        part={t('dilemma.part')}
        time={t('dilemma.passed', { minute: midExercise, all: sessionLength })}
        minute={midExercise}
      />
      <Turn who={t('dilemma.mentor')} isMentor>
        {t('dilemma.situation')}
      </Turn>
      <Replies
        question={t('dilemma.question')}
        initially="wait"
        replies={replies.map((id) => ({
          id,
          text: t(`dilemma.${id}.reply`),
          isBetter: id === 'tell',
          outcome: (
            <>
              <p className={phone.title}>{t('dilemma.left', { left: hoursLeft[id] })}</p>
              <Turn who={t('dilemma.mentor')} isMentor>
                {t(`dilemma.${id}.remark`)}
              </Turn>
            </>
          ),
        }))}
      />
    </>
  );
}
