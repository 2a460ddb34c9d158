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
  let app: TestApp;
  let cast: ActorFactory;
  beforeAll(async () => {
    app = await createTestApp('PostgreSQL', unlimitedEnv);
    cast = new ActorFactory(app);
  });
  afterAll(() => app.close());

  it.each(routeExpectations.filter(([, { body }]) => body))(
    '%s ignores forbidden fields and answers as before',
    async (name, route) => {
      const actor = await cast.create('A');
      const made = route.ownedResource ?? route.targetResource;
      const place = made && (await resourceFactories[made](actor));
      const body = injectForbiddenFields(route.body!(place ?? {}, actor)) as object;
      const response = await callRoute({ routeName: name, route, actor, params: place, body });
      expect(formatOutcome(response)).toBe(route.expectedByRole?.A ?? route.expected);
      expect(JSON.stringify(response.body)).not.toMatch(/0bad0bad|freeUsageCount/);
      const found = await findStoredRows(app, /0bad0bad|isPremium|isAdmin|freeUsageCount/.source);
      expect(found).toEqual([]);
      const { body: asked } = await app.createClient().post('/api/auth/login').send(actor.registration);
      if (!route.endsSession) expect(asked.user).toMatchObject({ isPremium: false, isAdmin: false });
    },
  );
});
