import { Trans, useTranslation } from 'react-i18next';
import { completion } from '../../content/facts.ts';
import rows from '../../sections/Rows.module.css';
import { BandHead } from '../../ui/BandHead.tsx';
import { Band } from '../../ui/Band.tsx';
import layout from '../../ui/layout.module.css';
import roles from '../../ui/roles.module.css';
import { hundredStrokes } from '../../figures/strokes/hundred.ts';
import { Strokes } from '../../figures/strokes/Strokes.tsx';
import styles from './Benefits.module.css';

const further = ['habit', 'proof'] as const;
const average = { '--average': completion.industry / 100 } as Record<string, number>;
const finished = hundredStrokes(completion.histFrom, completion.histTo);

/** What compliance training is worth: how many finish, drawn as a hundred people, and two more. */
export function Benefits() {
  const { t } = useTranslation('compliance-programs');
  return (
    <Band id="benefits">
      <BandHead title={t('benefits.title')}>
        <p>{t('benefits.text')}</p>
      </BandHead>
      <ol className={layout.columns}>
        <li className={`${layout.grid} ${rows.row} ${styles.completion}`}>
          <h3>
            <Trans
              t={t}
              i18nKey="benefits.completion.title"
              components={{ figure: <strong className={rows.number} /> }}
            />
          </h3>
          <p>{t('benefits.completion.text')}</p>
          <figure className={styles.figure} data-chat-skip="" style={average}>
            <p className={`${roles.note} ${styles.average}`}>{t('tally.average')}</p>
            <Strokes
              strokes={finished}
              label={t('tally.label')}
              motion="reveal"
              className={`${rows.strokes} ${styles.strokes}`}
            />
            <figcaption className={`${roles.caption} ${rows.legend}`}>
              <span>{t('tally.note')}</span> <span>{t('tally.legend')}</span>
            </figcaption>
          </figure>
        </li>
        {further.map((id) => (
          <li key={id} className={styles[id]}>
            <h3>{t(`benefits.${id}.title`)}</h3>
            <p>{t(`benefits.${id}.text`)}</p>
          </li>
        ))}
      </ol>
    </Band>
  );
}
