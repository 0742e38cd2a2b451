/** What the owner of a site replaces before launch: whatever is a sample or made up. */
import { buyerFacts } from '../../src/content/buyerFacts.ts';
import { customers } from '../../src/content/customers.ts';
import { type Fact, factTable, owner } from '../../src/content/factTable.ts';
import { author } from '../../src/site/blog.ts';
import type { SiteConfig } from '../../src/site/config.ts';

type Settings = Pick<SiteConfig, 'siteUrl' | 'policyEmbedSrc' | 'podcastPlayerUrl'>;

/** An address that RFC 2606 keeps for examples. */
const isExample = (address: string) => new URL(address).hostname.endsWith('.example');

interface Records {
  buyerFacts: Readonly<Record<string, Readonly<Record<string, 'sample' | 'stated'>>>>;
  factTable: Readonly<Record<string, Fact>>;
  customers: readonly { name: string; url: string }[];
}

/**
 * @param settings those that a real site sets
 * @param records what the owner fills in
 * @returns the samples that remain, a line each with its file; none for a site that is an example itself
 */
export function remainingSamples(
  settings: Settings,
  records: Records = { buyerFacts, factTable, customers },
): string[] {
  if (isExample(settings.siteUrl)) return [];
  const answers = Object.entries(records.buyerFacts).flatMap(([band, states]) =>
    Object.entries(states)
      .filter(([, state]) => state === 'sample')
      .map(([name]) => `src/content/buyerFacts.ts: ${band}.${name}`),
  );
  const facts = Object.entries(records.factTable).flatMap(([name, { sample, comparedWith }]) => [
    ...(sample ? [`src/content/factTable.ts: ${name}`] : []),
    ...(comparedWith?.includes(owner) ? [`src/content/factTable.ts: ${name}, compared with`] : []),
  ]);
  return [
    ...answers,
    ...facts,
    ...records.customers
      .filter(({ url }) => isExample(url))
      .map(({ name }) => `src/content/customers.ts: ${name}`),
    ...(author.includes('Exempel') ? [`src/site/blog.ts: ${author}`] : []),
    ...(settings.policyEmbedSrc ? [] : ['public/policies/: the policy documents']),
    ...(settings.podcastPlayerUrl ? [] : ['public/podcast/: the episode']),
  ];
}
