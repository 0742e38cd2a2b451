/** Supabase's runtime ends an instance once it has answered, unless it is told of what goes on. */
const { EdgeRuntime } = globalThis as {
  EdgeRuntime?: { waitUntil: (work: Promise<unknown>) => void };
};

/** @param work which fails silently, or not at all: nobody waits for it */
export function inBackground(work: Promise<void>): void {
  EdgeRuntime?.waitUntil(work);
}
