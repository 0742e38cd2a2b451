import { Closing } from '../features/closing/Closing.tsx';
import { Completion } from './home/Completion.tsx';
import { Customers } from './home/Customers.tsx';
import { Hero } from './home/Hero.tsx';
import { HowItWorks } from './home/HowItWorks.tsx';
import { Reasons } from './home/Reasons.tsx';

/** The home page: what the offer is, what it is measured by, why and how. */
export default function Home() {
  return (
    <>
      <Hero />
      <Completion />
      <Reasons />
      <HowItWorks />
      <Customers />
      <Closing page="home" to="workshop" />
    </>
  );
}
