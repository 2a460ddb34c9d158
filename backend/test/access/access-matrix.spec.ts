import { randomUUID } from 'node:crypto';
import { type DatabaseEngine, onUsualDatabase, usualEngines, unlimitedEnv, type TestApp } from '../harness/test-app';
import { formatOutcome, callRoute, listRoutes, hashStoredRows } from './route-calls';
import { type Actor, ActorFactory, resourceFactories, type RouteParams, type Role, roles } from './actors';
import { routeExpectations } from './route-expectations';

/** Returns the role whose resource the given role tries to access. */
const getNextRole = (role: Role): Role => roles[(roles.indexOf(role) % (roles.length - 1)) + 1]!;

onUsualDatabase(
  'access',
  (app: TestApp, engine: DatabaseEngine) => {
    let cast: ActorFactory;
    const callers = {} as Record<Role, Actor>;
    beforeAll(async () => {
      cast = new ActorFactory(app);
      for (const role of roles) callers[role] = await cast.create(role);
    });

    // All routes together create more documents than a guest may store.
    beforeEach(async () => {
      for (const table of ['resumes', 'cover_letters']) await app.database.query(`DELETE FROM ${table}`);
    });

    it('has an expectation for every route of the router and of the API description', async () => {
      const table = listRoutes(app.nest).sort();
      expect(table).toEqual([...new Set(routeExpectations.map(([name]) => name))].sort());
      const { body } = await app.createClient().get('/api/docs-json');
      const described = Object.entries(body.paths as Record<string, object>).flatMap(([path, methods]) =>
        Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
      );
      expect(described.sort()).toEqual(table);
    });

    // The other routes respond before any database query, so one database is enough.
    const asked =
      engine === usualEngines[0]
        ? routeExpectations
        : routeExpectations.filter(([, { ownedResource, targetResource }]) => ownedResource ?? targetResource);
    it.each(asked)('%s', async (name, route) => {
      const cells: Record<string, string> = {};
      const wanted: Record<string, string> = {};
      const things = {} as Record<Role, RouteParams>;
      const { ownedResource, listedResource, targetResource, endsSession } = route;
      const made = ownedResource ?? listedResource ?? targetResource;
      for (const role of roles) {
        if (role !== 'anonymous' && made) things[role] = await resourceFactories[made](callers[role]);
      }

      if (ownedResource) {
        const before = await hashStoredRows(app);
        for (const role of roles) {
          const actor = callers[role];
          const others = things[getNextRole(role)];
          const missing = Object.fromEntries(Object.keys(others).map((key) => [key, randomUUID()]));
          const nonsense = Object.fromEntries(Object.keys(others).map((key) => [key, "x' OR 1=1"]));
          const tries: Record<string, RouteParams> = { 'other’s': others, missing, nonsense };
          // With two path parameters, the first is the caller's own.
          const [first, second] = Object.keys(others);
          if (second && second !== 'name' && second !== 'email' && things[role]) {
            tries['own with other’s'] = { ...others, [first!]: things[role][first!]! };
            tries['own with missing'] = { ...missing, [first!]: things[role][first!]! };
          }
          for (const [whose, place] of Object.entries(tries)) {
            const response = await callRoute({ routeName: name, route, actor, params: place });
            cells[`${role}, ${whose}`] = formatOutcome(response);
            wanted[`${role}, ${whose}`] = '404 not_found';
            expect(Object.keys(response.body as object).sort()).toEqual(['code', 'message', 'requestId']);
          }
        }
        expect(await hashStoredRows(app)).toBe(before);
      }

      for (const role of roles) {
        if (ownedResource && role === 'anonymous') continue;
        const actor = callers[role];
        const response = await callRoute({ routeName: name, route, actor, params: things[role] });
        cells[`${role}, own`] = formatOutcome(response);
        wanted[`${role}, own`] = route.expectedByRole?.[role] ?? route.expected;
        if (listedResource && response.status === 200) {
          const said = JSON.stringify(response.body);
          for (const [owner, { id = '' }] of Object.entries(things)) {
            expect([name, role, owner, said.includes(id)]).toEqual([name, role, owner, owner === role]);
          }
        }
        if (endsSession) callers[role] = await cast.create(role);
      }
      expect(cells).toEqual(wanted);
    });
  },
  unlimitedEnv,
);
