/** Data fetching as decided, in one place (decision 8, “Data fetching”). */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';

/** Between retries, in milliseconds: one second, doubling to thirty. */
const firstRetryDelay = 1000;
const longestRetryDelay = 30_000;

/** How long what was fetched is good, in milliseconds. */
const cacheLifetime = 5 * 60 * 1000;

/** While prerendering, nothing may hold the process for five minutes. */
const isPrerendering = typeof window === 'undefined';

/** @returns a client with the site's defaults; sends are mutations and are never retried by it */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: 3,
        retryDelay: (attempt) => Math.min(firstRetryDelay * 2 ** attempt, longestRetryDelay),
        staleTime: cacheLifetime,
        gcTime: isPrerendering ? Infinity : cacheLifetime,
      },
      // Offline, a send fails at once and says so; held back, it would go out unasked.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/** Stands around a feature that fetches or sends, so that no other page carries the library. */
export function DataProvider({ children }: { children: ReactNode }) {
  const [client] = useState(createQueryClient);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
