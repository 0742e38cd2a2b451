import { Closing } from '../features/closing/Closing.tsx';
import { dayStrokes } from '../figures/strokes/day.ts';
import { Claim } from './about/Claim.tsx';
import { Company } from './about/Company.tsx';
import { Entries } from './about/Entries.tsx';
import { Essay } from './about/Essay.tsx';

/** The day within which we respond. */
const day = dayStrokes();

/** The about page: what the company stands for, what it claims, and what it offers. */
export default function About() {
  return (
    <>
      <Essay />
      <Claim />
      <Entries />
      <Company />
      <Closing page="about" strokes={day} ground="paper" />
    </>
  );
}
