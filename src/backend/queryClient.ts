/** Data fetching as decided, in one place (decision 8, “Data fetching”). */
import { QueryClient } from '@tanstack/react-query';

/** Between retries, in milliseconds: one second, doubling to thirty. */
const firstRetryDelay = 1000;
const longestRetryDelay = 30_000;

/** The cache lifetime, in milliseconds. */
const cacheLifetime = 5 * 60 * 1000;

/** The site's only one, loaded with the features that send or fetch. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: 3,
      retryDelay: (attempt) => Math.min(firstRetryDelay * 2 ** attempt, longestRetryDelay),
      staleTime: cacheLifetime,
    },
    // Offline, a send fails at once; paused, it would go out later, unasked.
    mutations: { retry: false, networkMode: 'always' },
  },
});
