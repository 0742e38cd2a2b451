import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { LanguageCode } from '../site/languages.ts';
import { pagePath } from '../site/paths.ts';
import { Section } from '../ui/Section.tsx';

interface ErrorScreenProps {
  error: Error;
  language: LanguageCode;
}

/**
 * “Unexpected Application Error!” with its message (specification, chapter 2), and two ways on:
 * both load a document, since the application as it stands cannot be trusted.
 */
export function ErrorScreen({ error, language }: ErrorScreenProps) {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.documentElement.lang = language;
    heading.current?.focus();
  }, [language]);
  return (
    <main id="main">
      <title>{t('error.title')}</title>
      <Section id="error" className="error-screen">
        <h1 ref={heading} tabIndex={-1}>
          {t('error.title')}
        </h1>
        <p role="alert">{error.message}</p>
        <p>{t('error.help')}</p>
        <div>
          <Button onClick={() => window.location.reload()}>{t('error.reload')}</Button>
          <Button component="a" variant="outline" href={pagePath('home', language)}>
            {t('error.home')}
          </Button>
        </div>
      </Section>
    </main>
  );
}
