import { Closing } from '../features/closing/Closing.tsx';
import { strokesOf } from '../figures/strokes/geometry.ts';
import { hourStrokes } from '../figures/strokes/hour.ts';
import { sessionStrokes } from '../figures/strokes/session.ts';
import { Completion } from './home/Completion.tsx';
import { Customers } from './home/Customers.tsx';
import { Hero } from './home/Hero.tsx';
import { HowItWorks } from './home/HowItWorks.tsx';
import { Reasons } from './home/Reasons.tsx';

/** An hour of workshop, the wait, then one session: a stroke a minute. */
const hourAndSession = [...hourStrokes(), ...strokesOf(7, () => 0), ...sessionStrokes(1)];

/** The home page: what the offer is, what it is measured by, why and how. */
export default function Home() {
  return (
    <>
      <Hero />
      <Completion />
      <Reasons />
      <HowItWorks />
      <Customers />
      <Closing page="home" to="workshop" strokes={hourAndSession} />
    </>
  );
}
