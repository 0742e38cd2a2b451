/**
 * Published studies of the principles the science page names. Authors, titles, journals and DOIs as
 * printed, each checked in at least two independent records; what was found stands in `science.json`.
 */
interface Study {
  /** The principle's name in `science.json`. */
  id: 'retrieval' | 'spacing' | 'interleaving' | 'load';
  authors: readonly string[];
  year: number;
  title: string;
  /** The journal, its volume and the pages. */
  place: string;
  doi: string;
}

export const studies: readonly Study[] = [
  {
    id: 'retrieval',
    authors: ['Henry L. Roediger III', 'Jeffrey D. Karpicke'],
    year: 2006,
    title: 'Test-Enhanced Learning: Taking Memory Tests Improves Long-Term Retention',
    place: 'Psychological Science, 17(3), 249–255',
    doi: '10.1111/j.1467-9280.2006.01693.x',
  },
  {
    id: 'spacing',
    authors: [
      'Nicholas J. Cepeda',
      'Harold Pashler',
      'Edward Vul',
      'John T. Wixted',
      'Doug Rohrer',
    ],
    year: 2006,
    title: 'Distributed Practice in Verbal Recall Tasks: A Review and Quantitative Synthesis',
    place: 'Psychological Bulletin, 132(3), 354–380',
    doi: '10.1037/0033-2909.132.3.354',
  },
  {
    id: 'interleaving',
    authors: ['Doug Rohrer', 'Robert F. Dedrick', 'Marissa K. Hartwig', 'Chi-Ngai Cheung'],
    year: 2020,
    title: 'A Randomized Controlled Trial of Interleaved Mathematics Practice',
    place: 'Journal of Educational Psychology, 112(1), 40–52',
    doi: '10.1037/edu0000367',
  },
  {
    id: 'load',
    authors: ['John Sweller'],
    year: 1988,
    title: 'Cognitive Load During Problem Solving: Effects on Learning',
    place: 'Cognitive Science, 12(2), 257–285',
    doi: '10.1207/s15516709cog1202_4',
  },
];

/** @returns where a DOI leads (ISO 26324) */
export const addressOf = ({ doi }: Study): string => `https://doi.org/${doi}`;
