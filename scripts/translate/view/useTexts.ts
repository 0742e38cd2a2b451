import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type Text, wordsChanged } from '../contract.ts';
import { fetchTexts } from './api.ts';

const none: readonly Text[] = [];

/** How a language's texts are asked for: once, and again when a file has changed. */
export const textsQuery = (language: string) =>
  queryOptions({ queryKey: ['texts', language], queryFn: () => fetchTexts(language) });

/** @returns a language's texts as its files have them, also after a file has changed */
export function useTexts(language: string) {
  const client = useQueryClient();
  useEffect(() => {
    const refresh = () => void client.invalidateQueries({ queryKey: ['texts'] });
    import.meta.hot?.on(wordsChanged, refresh);
    return () => import.meta.hot?.off(wordsChanged, refresh);
  }, [client]);
  const { data, isLoading, error } = useQuery(textsQuery(language));
  return { texts: data?.texts ?? none, isLoading, failure: error?.message };
}
