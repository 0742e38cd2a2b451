import { Opening } from './support-services/Opening.tsx';
import { NextContact } from './support-services/NextContact.tsx';
import { Security } from './support-services/Security.tsx';
import { Services } from './support-services/Services.tsx';

/** Support services: one line of contacts down the whole page, and the four services it carries. */
export default function SupportServices() {
  return (
    <>
      <Opening />
      <Services />
      <Security />
      <NextContact />
    </>
  );
}
