import { randomUUID } from 'node:crypto';
import { type Engine, onUsualDatabase, usualEngines, rateless, type World } from '../harness/world';
import { answerOf, call, routeTable, stored } from './call';
import { type Caller, Cast, makers, type Place, type Role, roles } from './cast';
import { rows } from './routes';

/** Returns the role whose resource the given role tries to access. */
const nextOf = (role: Role): Role => roles[(roles.indexOf(role) % (roles.length - 1)) + 1]!;

onUsualDatabase(
  'access',
  (world: World, engine: Engine) => {
    let cast: Cast;
    const callers = {} as Record<Role, Caller>;
    beforeAll(async () => {
      cast = new Cast(world);
      for (const role of roles) callers[role] = await cast.enter(role);
    });

    // All routes together create more documents than a guest may store.
    beforeEach(async () => {
      for (const table of ['resumes', 'cover_letters']) await world.database.query(`DELETE FROM ${table}`);
    });

    it('has an expectation for every route of the router and of the API description', async () => {
      const table = routeTable(world.app).sort();
      expect(table).toEqual([...new Set(rows.map(([name]) => name))].sort());
      const { body } = await world.browser().get('/api/docs-json');
      const described = Object.entries(body.paths as Record<string, object>).flatMap(([path, methods]) =>
        Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
      );
      expect(described.sort()).toEqual(table);
    });

    // The other routes respond before any database query, so one database is enough.
    const asked = engine === usualEngines[0] ? rows : rows.filter(([, { thing, about }]) => thing ?? about);
    it.each(asked)('%s', async (name, route) => {
      const cells: Record<string, string> = {};
      const wanted: Record<string, string> = {};
      const things = {} as Record<Role, Place>;
      const { thing, lists, about, ends } = route;
      const made = thing ?? lists ?? about;
      for (const role of roles) {
        if (role !== 'anonymous' && made) things[role] = await makers[made](callers[role]);
      }

      if (thing) {
        const before = await stored(world);
        for (const role of roles) {
          const caller = callers[role];
          const others = things[nextOf(role)];
          const missing = Object.fromEntries(Object.keys(others).map((key) => [key, randomUUID()]));
          const nonsense = Object.fromEntries(Object.keys(others).map((key) => [key, "x' OR 1=1"]));
          const tries: Record<string, Place> = { 'other’s': others, missing, nonsense };
          // With two path parameters, the first is the caller's own.
          const [first, second] = Object.keys(others);
          if (second && second !== 'name' && second !== 'email' && things[role]) {
            tries['own with other’s'] = { ...others, [first!]: things[role][first!]! };
            tries['own with missing'] = { ...missing, [first!]: things[role][first!]! };
          }
          for (const [whose, place] of Object.entries(tries)) {
            const answer = await call({ name, route, caller, place });
            cells[`${role}, ${whose}`] = answerOf(answer);
            wanted[`${role}, ${whose}`] = '404 not_found';
            expect(Object.keys(answer.body as object).sort()).toEqual(['code', 'message', 'requestId']);
          }
        }
        expect(await stored(world)).toBe(before);
      }

      for (const role of roles) {
        if (thing && role === 'anonymous') continue;
        const caller = callers[role];
        const answer = await call({ name, route, caller, place: things[role] });
        cells[`${role}, own`] = answerOf(answer);
        wanted[`${role}, own`] = route.by?.[role] ?? route.answer;
        if (lists && answer.status === 200) {
          const said = JSON.stringify(answer.body);
          for (const [owner, { id = '' }] of Object.entries(things)) {
            expect([name, role, owner, said.includes(id)]).toEqual([name, role, owner, owner === role]);
          }
        }
        if (ends) callers[role] = await cast.enter(role);
      }
      expect(cells).toEqual(wanted);
    });
  },
  rateless,
);
