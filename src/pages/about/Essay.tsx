import { useTranslation } from 'react-i18next';
import layout from '../../ui/layout.module.css';
import { ExclusiveDetails } from '../../ui/ExclusiveDetails.tsx';
import typography from '../../ui/typography.module.css';
import styles from './Essay.module.css';
import { type Part, Table } from './Table.tsx';
import table from './Table.module.css';
import { Talk } from './Talk.tsx';

const parts: readonly Part[] = ['hour', 'build', 'train', 'stay'];

/** What is wrong with courses; then who does what instead, drawn, part by part. */
export function Essay() {
  const { t } = useTranslation('about');
  return (
    <div className={`${layout.container} ${styles.essay}`}>
      <div className={`${layout.grid} ${styles.opening}`}>
        <h1 className={styles.title}>{t('title')}</h1>
        <p className={`${typography.statement} ${styles.text}`}>{t('problem')}</p>
      </div>
      <figure className={table.scene}>
        <Table />
        <ExclusiveDetails
          className={styles.parts}
          parts={parts.map((id) => ({
            id,
            label: (
              <>
                <b className={typography.title}>{t(`work.${id}.title`)}</b>
                <span className={typography.meta}>{t(`work.${id}.when`)}</span>
              </>
            ),
            children: (
              <div className={`${layout.grid} ${styles.part}`}>
                <p className={styles.told}>{t(`work.${id}.text`)}</p>
                {id === 'train' && (
                  <Talk
                    asked={t('work.train.asked')}
                    reply={t('work.train.reply')}
                    className={styles.screen}
                  />
                )}
                <p className={`${typography.note} ${styles.key}`} data-chat-skip="">
                  {t(`work.${id}.stroke`)}
                </p>
              </div>
            ),
          }))}
        />
      </figure>
    </div>
  );
}
