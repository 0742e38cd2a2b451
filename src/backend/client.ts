/** The only maker of the Supabase client (specification, chapter 6). */
import type { SupabaseClient } from '@supabase/supabase-js';
import { config } from 'virtual:site';
import type { StorageKey } from '../site/storageKeys.ts';

let client: Promise<SupabaseClient> | undefined;

/**
 * Gives the site's one Supabase client. Its library, 55 kB, is loaded at the first call.
 *
 * @throws what the import throws where the library cannot be loaded; the next call retries
 */
export function loadClient(): Promise<SupabaseClient> {
  client ??= createSiteClient().catch((error: unknown) => {
    client = undefined;
    throw error;
  });
  return client;
}

/** Preloads the client; where that fails, the first use retries. */
export function prepareBackend(): void {
  loadClient().catch(() => {});
}

async function createSiteClient(): Promise<SupabaseClient> {
  const { createClient } = await import('@supabase/supabase-js');
  return createClient(config.supabaseUrl || window.location.origin, config.supabaseAnonKey, {
    auth: {
      // The session is in local storage, or in memory where storage is blocked.
      persistSession: true,
      storageKey: 'session' satisfies StorageKey<'localStorage'>,
      autoRefreshToken: true,
      // This site has no login, so a token in its address is not ours.
      detectSessionInUrl: false,
    },
  });
}
