import { randomUUID } from 'node:crypto';
import {
  type DatabaseEngine,
  describeOnDefaultDatabase,
  defaultEngines,
  unlimitedEnv,
  type TestApp,
} from '../harness/test-app';
import { formatOutcome, callRoute, listRoutes, hashStoredRows } from './route-calls';
import { type Actor, ActorFactory, resourceFactories, type RouteParams, type Role, roles } from './actors';
import { routeExpectations } from './route-expectations';

const getNextRole = (role: Role): Role => roles[(roles.indexOf(role) % (roles.length - 1)) + 1]!;

describeOnDefaultDatabase(
  'access control',
  (app: TestApp, engine: DatabaseEngine) => {
    let actorFactory: ActorFactory;
    const callers = {} as Record<Role, Actor>;
    beforeAll(async () => {
      actorFactory = new ActorFactory(app);
      for (const role of roles) callers[role] = await actorFactory.create(role);
    });

    // The routes would otherwise create more documents than a guest may store.
    beforeEach(async () => {
      for (const table of ['resumes', 'cover_letters']) await app.database.query(`DELETE FROM ${table}`);
    });

    it('has an expectation for every route that the router and the API description contain', async () => {
      const routes = listRoutes(app.nest).sort();
      expect(routes).toEqual([...new Set(routeExpectations.map(([name]) => name))].sort());
      const { body } = await app.createClient().get('/api/docs-json');
      const documentedRoutes = Object.entries(body.paths as Record<string, object>).flatMap(([path, methods]) =>
        Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
      );
      expect(documentedRoutes.sort()).toEqual(routes);
    });

    // The other routes respond before any database query, so one database is enough.
    const testedRoutes =
      engine === defaultEngines[0]
        ? routeExpectations
        : routeExpectations.filter(([, { ownedResource, targetResource }]) => ownedResource ?? targetResource);
    it.each(testedRoutes)('%s responds as expected to every role', async (name, route) => {
      const outcomes: Record<string, string> = {};
      const expectedOutcomes: Record<string, string> = {};
      const paramsByRole = {} as Record<Role, RouteParams>;
      const { ownedResource, listedResource, targetResource, endsSession } = route;
      const resourceKind = ownedResource ?? listedResource ?? targetResource;
      for (const role of roles) {
        if (role !== 'anonymous' && resourceKind)
          paramsByRole[role] = await resourceFactories[resourceKind](callers[role]);
      }

      if (ownedResource) {
        const hashBefore = await hashStoredRows(app);
        for (const role of roles) {
          const actor = callers[role];
          const othersParams = paramsByRole[getNextRole(role)];
          const missingParams = Object.fromEntries(Object.keys(othersParams).map((key) => [key, randomUUID()]));
          const malformedParams = Object.fromEntries(Object.keys(othersParams).map((key) => [key, "x' OR 1=1"]));
          const attempts: Record<string, RouteParams> = {
            'other’s': othersParams,
            missing: missingParams,
            nonsense: malformedParams,
          };
          // With two path parameters, also tries to reach a part of another owner's resource through the caller's
          // resource.
          const [firstParam, secondParam] = Object.keys(othersParams);
          if (secondParam && secondParam !== 'name' && secondParam !== 'email' && paramsByRole[role]) {
            attempts['own with other’s'] = { ...othersParams, [firstParam!]: paramsByRole[role][firstParam!]! };
            attempts['own with missing'] = { ...missingParams, [firstParam!]: paramsByRole[role][firstParam!]! };
          }
          for (const [attempt, params] of Object.entries(attempts)) {
            const response = await callRoute({ routeName: name, route, actor, params });
            outcomes[`${role}, ${attempt}`] = formatOutcome(response);
            expectedOutcomes[`${role}, ${attempt}`] = '404 not_found';
            expect(Object.keys(response.body as object).sort()).toEqual(['code', 'message', 'requestId']);
          }
        }
        expect(await hashStoredRows(app)).toBe(hashBefore);
      }

      for (const role of roles) {
        if (ownedResource && role === 'anonymous') continue;
        const actor = callers[role];
        const response = await callRoute({ routeName: name, route, actor, params: paramsByRole[role] });
        outcomes[`${role}, own`] = formatOutcome(response);
        expectedOutcomes[`${role}, own`] = route.expectedByRole?.[role] ?? route.expectedOutcome;
        if (listedResource && response.status === 200) {
          const responseText = JSON.stringify(response.body);
          for (const [owner, { id = '' }] of Object.entries(paramsByRole)) {
            expect([name, role, owner, responseText.includes(id)]).toEqual([name, role, owner, owner === role]);
          }
        }
        if (endsSession) callers[role] = await actorFactory.create(role);
      }
      expect(outcomes).toEqual(expectedOutcomes);
    });
  },
  unlimitedEnv,
);
