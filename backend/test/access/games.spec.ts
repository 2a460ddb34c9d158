import { openWorld, rateless, type World } from '../harness/world';
import { answerOf, call, storedTexts } from './call';
import { Cast, makers } from './cast';
import { rows } from './routes';

/**
 * Fields that a caller must not set, injected into every object of a body; values of the body itself take precedence.
 */
const games = {
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
function planted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(planted);
  if (value === null || typeof value !== 'object') return value;
  const inside = Object.entries(value).map(([key, inner]) => [key, key === 'fills' ? inner : planted(inner)] as const);
  return { ...games, ...Object.fromEntries(inside) };
}

describe('mass assignment', () => {
  let world: World;
  let cast: Cast;
  beforeAll(async () => {
    world = await openWorld('PostgreSQL', rateless);
    cast = new Cast(world);
  });
  afterAll(() => world.close());

  it.each(rows.filter(([, { body }]) => body))(
    '%s ignores forbidden fields and answers as before',
    async (name, route) => {
      const caller = await cast.enter('A');
      const made = route.thing ?? route.about;
      const place = made && (await makers[made](caller));
      const body = planted(route.body!(place ?? {}, caller)) as object;
      const answer = await call({ name, route, caller, place, body });
      expect(answerOf(answer)).toBe(route.by?.A ?? route.answer);
      expect(JSON.stringify(answer.body)).not.toMatch(/0bad0bad|freeUsageCount/);
      const found = await storedTexts(world, /0bad0bad|isPremium|isAdmin|freeUsageCount/.source);
      expect(found).toEqual([]);
      const { body: asked } = await world.browser().post('/api/auth/login').send(caller.person);
      if (!route.ends) expect(asked.user).toMatchObject({ isPremium: false, isAdmin: false });
    },
  );
});
