import { Closing } from '../features/closing/Closing.tsx';
import { hourStrokes } from '../figures/strokes/hour.ts';
import { Comparison } from './company-learning-programs/Comparison.tsx';
import { Head } from './company-learning-programs/Head.tsx';
import { Month } from './company-learning-programs/Month.tsx';
import { ThreeSteps } from './company-learning-programs/ThreeSteps.tsx';

/** The hour to begin with; the steps above have drawn the session already. */
const hour = hourStrokes();

/** Company learning programmes: the price, what a company gets for it, and how it begins. */
export default function CompanyLearningPrograms() {
  return (
    <>
      <Head />
      <Month />
      <Comparison />
      <ThreeSteps />
      <Closing page="company-learning-programs" strokes={hour} />
    </>
  );
}
