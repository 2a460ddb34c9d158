import { createTestApp, unlimitedEnv, type TestApp } from '../harness/test-app';
import { formatOutcome, callRoute, findStoredRows } from './route-calls';
import { ActorFactory, resourceFactories } from './actors';
import { routeExpectations } from './route-expectations';

/**
 * Fields that a caller must not set. They are injected into every object of a body, without replacing existing fields.
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
  const entries = Object.entries(value).map(
    ([key, child]) => [key, key === 'fills' ? child : injectForbiddenFields(child)] as const,
  );
  return { ...forbiddenFields, ...Object.fromEntries(entries) };
}

describe('mass assignment', () => {
  let app: TestApp;
  let actorFactory: ActorFactory;
  beforeAll(async () => {
    app = await createTestApp('PostgreSQL', unlimitedEnv);
    actorFactory = new ActorFactory(app);
  });
  afterAll(() => app.close());

  it.each(routeExpectations.filter(([, { body }]) => body))(
    '%s ignores fields that callers must not set',
    async (name, route) => {
      const actor = await actorFactory.create('A');
      const resourceKind = route.ownedResource ?? route.targetResource;
      const params = resourceKind && (await resourceFactories[resourceKind](actor));
      const body = injectForbiddenFields(route.body!(params ?? {}, actor)) as object;
      const response = await callRoute({ routeName: name, route, actor, params, body });
      expect(formatOutcome(response)).toBe(route.expectedByRole?.A ?? route.expectedOutcome);
      expect(JSON.stringify(response.body)).not.toMatch(/0bad0bad|freeUsageCount/);
      const affectedRows = await findStoredRows(app, /0bad0bad|isPremium|isAdmin|freeUsageCount/.source);
      expect(affectedRows).toEqual([]);
      const { body: loginBody } = await app.createClient().post('/api/auth/login').send(actor.registration);
      if (!route.endsSession) expect(loginBody.user).toMatchObject({ isPremium: false, isAdmin: false });
    },
  );
});
