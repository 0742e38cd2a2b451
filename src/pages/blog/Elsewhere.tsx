import { Trans, useTranslation } from 'react-i18next';
import { config } from 'virtual:site';
import columns from '../../features/article/columns.module.css';
import { author } from '../../site/blog.ts';
import { PageLink } from '../../i18n/PageLink.tsx';
import { localizedPath } from '../../site/paths.ts';
import { Section } from '../../ui/Section.tsx';
import layout from '../../ui/layout.module.css';
import typography from '../../ui/typography.module.css';
import styles from './Elsewhere.module.css';
import { Episode } from './Episode.tsx';

/** The blog by other ways: to listen to, and to follow; and who writes it. */
export function Elsewhere() {
  const { t, i18n } = useTranslation('blog');
  const { t: tArticle } = useTranslation('article');
  const feed = localizedPath('/blog/feed.xml', i18n.language);
  return (
    <Section id="elsewhere" tone="shade">
      <div className={`${layout.columns} ${styles.ways}`}>
        <div className={`${columns.text} ${styles.listen}`}>
          <h2 className={typography.heading}>
            <Trans
              t={t}
              i18nKey="listen.text"
              components={{ podcast: <PageLink to="podcast" />, question: <span /> }}
            />
          </h2>
          {!config.podcastPlayerUrl && <Episode />}
        </div>
        <div className={`${columns.margin} ${styles.follow}`}>
          <h2 className={typography.heading}>{t('follow.title')}</h2>
          <p>
            <Trans
              t={t}
              i18nKey="follow.text"
              components={{ feed: <a href={feed} type="application/rss+xml" /> }}
            />
          </p>
        </div>
        <p className={`${typography.note} ${columns.side} ${styles.fictional}`} data-chat-skip>
          {tArticle('fictional', { author })}
        </p>
      </div>
    </Section>
  );
}
