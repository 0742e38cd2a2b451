/**
 * The five customers of the logo strip. They are fictional: their sites are `.example` addresses.
 * `id` is the logo's symbol in `public/customers.svg`, drawn `width` by 48 units.
 */
export const customers = [
  { id: 'sju-fjordar', name: 'Sju Fjordar', url: 'https://sjufjordar.example', width: 190 },
  { id: 'mansten', name: 'Månsten', url: 'https://mansten.example', width: 176 },
  { id: 'kotte', name: 'Kotte & Co', url: 'https://kotte.example', width: 166 },
  { id: 'trettionio', name: 'Trettionio', url: 'https://trettionio.example', width: 197 },
  { id: 'norrskuggan', name: 'Norrskuggan', url: 'https://norrskuggan.example', width: 200 },
] as const;

export type Customer = (typeof customers)[number];
