import { useTranslation } from 'react-i18next';
import { SessionHead } from '../../../../figures/phone/SessionHead.tsx';
import { type SessionPart, sessionLength } from '../../../../content/session.ts';

interface SessionBarProps {
  part: SessionPart;
  /** How many of the session's minutes have passed. */
  minute: number;
}

/** The head of a session's screen: the part, the time, and the session with what has passed in ink. */
export function SessionBar({ part, minute }: SessionBarProps) {
  const { t } = useTranslation('user-instructions');
  return (
    <SessionHead
      part={t(`parts.${part}`)}
      time={t('screens.passed', { done: minute, count: sessionLength })}
      minute={minute}
      isPlain
    />
  );
}
