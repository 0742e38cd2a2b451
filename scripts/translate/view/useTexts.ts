import { useDebouncedCallback } from '@mantine/hooks';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type Text, wordsChanged } from '../contract.ts';
import { fetchTexts } from './api.ts';

/** Milliseconds: who writes saves one text after the other, and all of a language are checked in one. */
const lull = 1000;

const none: readonly Text[] = [];

/** How a language's texts are asked for: once, and again when a file has changed. */
export const textsQuery = (language: string) =>
  queryOptions({ queryKey: ['texts', language], queryFn: () => fetchTexts(language) });

/** Has texts asked for again once files have changed. */
export function useFreshTexts(): void {
  const client = useQueryClient();
  const refresh = useDebouncedCallback(
    () => void client.invalidateQueries({ queryKey: ['texts'] }),
    lull,
  );
  useEffect(() => {
    import.meta.hot?.on(wordsChanged, refresh);
    return () => import.meta.hot?.off(wordsChanged, refresh);
  }, [refresh]);
}

/** @returns a language's texts as its files have them */
export function useTexts(language: string) {
  const { data, isLoading, error } = useQuery(textsQuery(language));
  return { texts: data?.texts ?? none, isLoading, failure: error?.message };
}
