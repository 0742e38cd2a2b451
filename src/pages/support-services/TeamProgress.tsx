import { useTranslation } from 'react-i18next';
import { sessions, team } from '../../content/team.ts';
import { strokesOf, unevenness } from '../../figures/strokes/geometry.ts';
import { Strokes } from '../../figures/strokes/Strokes.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import roles from '../../ui/roles.module.css';
import styles from './TeamProgress.module.css';

/** A stroke a session: tall is completed, short is to come; in ember where all are completed. */
function progressStrokes(done: number) {
  return strokesOf(
    sessions,
    (index) => (index < done ? 1 - 0.35 * unevenness(index, done) : 0.14),
    (index) => (index >= done ? 'quiet' : done === sessions ? 'ember' : 'ink'),
  );
}

/** What a manager sees: a team, person by person and session by session. */
export function TeamProgress() {
  const { t } = useTranslation('support-services');
  return (
    <table className={styles.progress} data-chat-skip>
      <caption className={roles.caption}>{t('team.caption', { sessions })}</caption>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>{t('team.person')}</VisuallyHidden>
          </th>
          <th scope="col" colSpan={2}>
            <VisuallyHidden>{t('team.completed')}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {team.map(({ id, done }) => (
          <tr key={id}>
            <th scope="row">{t(`team.names.${id}`)}</th>
            <td className={styles.figure}>
              <Strokes strokes={progressStrokes(done)} motion="reveal" className={styles.strokes} />
            </td>
            <td className={styles.done}>{t('team.done', { done, sessions })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
