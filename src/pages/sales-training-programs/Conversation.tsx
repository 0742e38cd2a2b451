import { useTranslation } from 'react-i18next';
import { midExercise } from '../../figures/strokes/progress.ts';
import { sessionLength } from '../../content/session.ts';
import { Replies } from '../../figures/phone/Replies.tsx';
import { SessionHead } from '../../figures/phone/SessionHead.tsx';
import { Turn } from '../../figures/phone/Turn.tsx';

const replies = ['promise', 'ask'] as const;

/** The mentor plays a customer who puts the seller off; how that goes on is the visitor's choice. */
export function Conversation() {
  const { t } = useTranslation('sales-training-programs');
  return (
    <>
      <SessionHead
        part={t('conversation.part')}
        time={t('conversation.passed', { minute: midExercise, all: sessionLength })}
        minute={midExercise}
      />
      <Turn who={t('conversation.mentor')} isMentor>
        {t('conversation.situation')}
      </Turn>
      <Turn who={t('conversation.customer')}>{t('conversation.words')}</Turn>
      <Replies
        question={t('conversation.question')}
        initially="promise"
        replies={replies.map((id) => ({
          id,
          text: t(`conversation.${id}.reply`),
          isBetter: id === 'ask',
          outcome: (
            <>
              <Turn who={t('conversation.customer')}>{t(`conversation.${id}.reaction`)}</Turn>
              <Turn who={t('conversation.mentor')} isMentor>
                {t(`conversation.${id}.remark`)}
              </Turn>
            </>
          ),
        }))}
      />
    </>
  );
}
