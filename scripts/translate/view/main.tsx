/** The translator's view: the site in a frame, its texts beside it, and the one that is being written. */
import { StrictMode } from 'react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { View } from './View.tsx';
import words from './words.json' with { type: 'json' };
import '../../../src/ui/styles/index.css';

document.title = words.title;

// The server is this computer: nothing is cached, and nothing asked twice.
const queryClient = new QueryClient({
  defaultOptions: { queries: { staleTime: Infinity, retry: false, networkMode: 'always' } },
});

createRoot(document.getElementById('view')!).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <View />
    </QueryClientProvider>
  </StrictMode>,
);
