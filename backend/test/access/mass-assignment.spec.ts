import { createTestApp, unlimitedEnv, type TestApp } from '../harness/test-app';
import { formatOutcome, callRoute, findStoredRows } from './route-calls';
import { ActorFactory, resourceFactories } from './actors';
import { routeExpectations } from './route-expectations';

/**
 * Fields that a caller must not set, injected into every object of a body; values of the body itself take precedence.
 */
const forbiddenFields = {
  id: '0bad0bad-0000-4000-8000-00000bad0bad',
  userId: '0bad0bad-0000-4000-8000-00000bad0bad',
  ownerId: '0bad0bad-0000-4000-8000-00000bad0bad',
  isPremium: true,
  isAdmin: true,
  freeUsageCount: -31_337,
  used: -31_337,
  atsScore: 100,
  createdAt: '0bad0bad',
  deletedAt: '0bad0bad',
};
function injectForbiddenFields(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(injectForbiddenFields);
  if (value === null || typeof value !== 'object') return value;
  const inside = Object.entries(value).map(
    ([key, inner]) => [key, key === 'fills' ? inner : injectForbiddenFields(inner)] as const,
  );
  return { ...forbiddenFields, ...Object.fromEntries(inside) };
}

describe('mass assignment', () => {
  let world: TestApp;
  let cast: ActorFactory;
  beforeAll(async () => {
    world = await createTestApp('PostgreSQL', unlimitedEnv);
    cast = new ActorFactory(world);
  });
  afterAll(() => world.close());

  it.each(routeExpectations.filter(([, { body }]) => body))(
    '%s ignores forbidden fields and answers as before',
    async (name, route) => {
      const caller = await cast.create('A');
      const made = route.ownedResource ?? route.targetResource;
      const place = made && (await resourceFactories[made](caller));
      const body = injectForbiddenFields(route.body!(place ?? {}, caller)) as object;
      const answer = await callRoute({ routeName: name, route, actor: caller, params: place, body });
      expect(formatOutcome(answer)).toBe(route.expectedByRole?.A ?? route.expected);
      expect(JSON.stringify(answer.body)).not.toMatch(/0bad0bad|freeUsageCount/);
      const found = await findStoredRows(world, /0bad0bad|isPremium|isAdmin|freeUsageCount/.source);
      expect(found).toEqual([]);
      const { body: asked } = await world.createClient().post('/api/auth/login').send(caller.registration);
      if (!route.endsSession) expect(asked.user).toMatchObject({ isPremium: false, isAdmin: false });
    },
  );
});
