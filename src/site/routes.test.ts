import { expect, it } from 'vitest';
import { routeAt, routeOf, routes, routesWhere } from './routes.ts';

it('has unique ids and paths', () => {
  expect(new Set(routes.map(({ id }) => id)).size).toBe(routes.length);
  expect(new Set(routes.map(({ path }) => path)).size).toBe(routes.length);
});

it.each(routesWhere(() => true))('has a clean address for $id', ({ path }) => {
  expect(path).toMatch(/^\/$|^(?:\/[a-z0-9-]+)+$/);
});

it.each(routesWhere(({ parent }) => parent !== undefined))(
  'has the parent of $id as the start of its path',
  ({ path, parent }) => {
    expect(path.startsWith(`${routeOf(parent!).path}/`)).toBe(true);
  },
);

it('returns the 404 row for an unknown path and for that of the 404 page itself', () => {
  expect(routeAt('/no-such').status).toBe(404);
  expect(routeAt('/404').status).toBe(404);
});
