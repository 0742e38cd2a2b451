import type { Customer } from '../../content/customers.ts';

/** A customer's logo in the colour of its surroundings. */
export function CustomerLogo({ customer: { id, name, width } }: { customer: Customer }) {
  return (
    <svg viewBox={`0 0 ${width} 48`} role="img" aria-label={name}>
      <use href={`/customers.svg#${id}`} />
    </svg>
  );
}
