import { isNightly } from '../harness/scope';
import { openWorld, rateless, type World } from '../harness/world';
import { barrage } from './barrage';

const count = isNightly ? 400 : 75;

/** Sends a small sample of the tens of thousands of bodies that `npm run stress -- input` sends. */
describe('arbitrary input', () => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld('PostgreSQL', rateless);
  });
  afterAll(() => world.close());

  it('is answered or refused without a server error', async () => {
    const { statuses, failures } = await barrage(world.url, count, 20_261_121);
    expect(failures).toEqual([]);
    const taken = Object.entries(statuses).filter(([status]) => status.startsWith('2'));
    expect(taken.reduce((sum, [, count]) => sum + count, 0)).toBeGreaterThan(count / 7);
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
    expect((await world.browser().get('/api/health/ready')).status).toBe(200);
  }, 300_000);
});
