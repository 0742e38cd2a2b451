import { Button } from '@mantine/core';
import { useContext, useEffect } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { config } from 'virtual:site';
import { useNavigateToPage } from '../../i18n/PageLink.tsx';
import layout from '../../ui/layout.module.css';
import typography from '../../ui/typography.module.css';
import { pageLinkOf } from './pageLinkOf.ts';
import policy from './Policy.module.css';
import styles from './PolicyDocument.module.css';
import { PrerenderedSamples } from './prerenderedSamples.ts';
import contents from './SampleContents.module.css';
import sample from './SampleDocument.module.css';
import type { PolicySource } from './termly.ts';
import { useEmbeddedDocument } from './useEmbeddedDocument.ts';
import { Waiting } from './Waiting.tsx';

/**
 * The document itself, and in its place, until it is there, how its loading goes.
 *
 * @param source see `useEmbeddedDocument`
 * @param picture what dresses the drawing in a sample
 */
export function EmbeddedDocument({
  source,
  picture,
}: {
  source: PolicySource;
  picture: string | undefined;
}) {
  const { t } = useTranslation('policy-document');
  const { status, container, state, retry } = useEmbeddedDocument(source);
  const sampleAt = useContext(PrerenderedSamples);
  const navigate = useNavigateToPage();

  // Left to the browser they would begin a new document, and throw away an unsent message.
  useEffect(() => {
    if (source.vendor) return undefined;
    const element = container.current!;
    const follow = (event: MouseEvent) => {
      const link = pageLinkOf(event);
      if (!link) return;
      event.preventDefault();
      navigate(link.to, link.hash);
    };
    element.addEventListener('click', follow);
    return () => element.removeEventListener('click', follow);
  }, [source, container, navigate]);

  const look = source.vendor
    ? styles.foreign
    : [sample.sample, contents.contents, policy.policy, picture].join(' ');
  return (
    <>
      <div
        ref={status}
        tabIndex={-1}
        className={`${layout.noPrint} ${styles.status}`}
        data-chat-skip=""
      >
        <div role="status">{state === 'loading' && <Waiting text={t('loading')} />}</div>
        <div role="alert">
          {state === 'failed' && (
            <p className={`${typography.statement} ${typography.sidenote} ${styles.failure}`}>
              <Trans
                t={t}
                i18nKey="failed"
                components={{
                  direct: <a href={source.address} />,
                  mail: <a href={`mailto:${config.email}`} />,
                }}
              />
            </p>
          )}
        </div>
        {state === 'failed' && (
          <Button variant="outline" onClick={retry}>
            {t('retry')}
          </Button>
        )}
      </div>
      <div
        ref={container}
        className={`${styles.document} ${look}`}
        data-embedded=""
        dangerouslySetInnerHTML={{ __html: source.vendor ? '' : sampleAt(source.address) }}
        // The browser takes over what the prerendered page has, without a copy of its own.
        suppressHydrationWarning
      />
    </>
  );
}
