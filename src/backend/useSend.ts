/**
 * Everything is sent as a mutation of the site's one query client, so that a send outlives the page
 * it began on, and a visitor who comes back finds its state.
 */
import { useMutation, useMutationState, type UseMutationOptions } from '@tanstack/react-query';
import type { BackendError } from './BackendError.ts';
import type { FunctionName } from './invoke.ts';
import { queryClient } from './queryClient.ts';

/**
 * @param to the function that is sent to, by its name in the contract
 * @param how the mutation: what sending is, and what is to happen after it, be it on another page.
 *   It may only throw a `BackendError`, as `invoke` does
 * @returns `send`; how the last send to that function stands; and `forget`, for when that is no
 *   longer news
 */
export function useSend<Answer, What>(
  to: FunctionName,
  how: UseMutationOptions<Answer, BackendError, What>,
) {
  const filters = { mutationKey: [to] };
  const { mutate } = useMutation({ ...filters, ...how }, queryClient);
  const last = useMutationState(
    {
      filters,
      select: ({ state: { status, error, submittedAt } }) => ({
        status,
        // Anything else is a fault of ours, shown as an unreadable answer.
        code: error ? ((error as Partial<BackendError>).code ?? 'unreadable') : undefined,
        submittedAt,
      }),
    },
    queryClient,
  ).at(-1);
  const forget = () => {
    const sends = queryClient.getMutationCache();
    for (const send of sends.findAll(filters)) sends.remove(send);
  };
  return { send: mutate, last, forget };
}
