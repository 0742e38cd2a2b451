import { useTranslation } from 'react-i18next';
import layout from '../../ui/layout.module.css';
import { Disclosure } from '../../ui/Disclosure.tsx';
import panes from '../../ui/panes.module.css';
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
        <div className={`${panes.panes} ${styles.parts}`}>
          {parts.map((id, index) => (
            <Disclosure
              key={id}
              name="work"
              className={panes.pane}
              staysOpen
              isOpen={index === 0}
              data-part={id}
              summary={
                <span className={panes.tab}>
                  <b className={typography.title}>{t(`work.${id}.title`)}</b>
                  <span className={typography.meta}>{t(`work.${id}.when`)}</span>
                </span>
              }
            >
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
            </Disclosure>
          ))}
        </div>
      </figure>
    </div>
  );
}
