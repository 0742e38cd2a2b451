import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { ToastArea } from '../src/ui/toasts/ToastArea.tsx';
import { UiProvider } from '../src/ui/UiProvider.tsx';

interface TestProvidersProps {
  i18n: i18n;
  children: ReactNode;
}

/** The application's providers, for tests that render a part of a page. */
export function TestProviders({ i18n, children }: TestProvidersProps) {
  return (
    <UiProvider>
      <MemoryRouter>
        <I18nextProvider i18n={i18n}>{children}</I18nextProvider>
      </MemoryRouter>
      <ToastArea />
    </UiProvider>
  );
}
