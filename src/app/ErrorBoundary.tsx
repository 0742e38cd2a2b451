import { Component, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { languages } from 'virtual:site';
import { localizedRouteAt } from '../site/paths.ts';
import { ErrorScreen } from './ErrorScreen.tsx';
import { PageLoadError, type PageCache } from './pageCache.ts';

interface ErrorBoundaryProps {
  cache: PageCache;
  children: ReactNode;
}

interface ErrorBoundaryState {
  error: Error | undefined;
}

/** Shows the error screen in place of a page that could not be loaded or rendered. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { error: undefined };

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override componentDidMount(): void {
    window.addEventListener('popstate', this.reset);
    import('./ErrorScreen.css').catch(() => {
      // The screen says the same without it.
    });
  }

  override componentWillUnmount(): void {
    window.removeEventListener('popstate', this.reset);
  }

  /**
   * A page whose files have gone, as after a new version was published, still stands as a document:
   * the browser fetches that. Offline it could not, and the error screen is the better answer.
   */
  override componentDidCatch(error: unknown): void {
    if (error instanceof PageLoadError && navigator.onLine) window.location.reload();
  }

  reset = (): void => {
    this.props.cache.forgetFailures();
    this.setState({ error: undefined });
  };

  override render(): ReactNode {
    const { error } = this.state;
    if (!error) return this.props.children;
    const { language } = localizedRouteAt(window.location.pathname, languages);
    const i18n = this.props.cache.anyI18n(language);
    // Without any words there is nothing to say in; the page that was prerendered says it better.
    if (!i18n) throw error;
    return (
      <I18nextProvider i18n={i18n}>
        <ErrorScreen error={error} language={i18n.language ?? language} />
      </I18nextProvider>
    );
  }
}
