import { QuotaService } from '../src/account/quota/quota.service';
import { OwnerService } from '../src/account/sessions/owner.service';
import { AppError } from '../src/platform/http/app-error';
import { describeOnBothDatabases } from './harness/test-app';

describeOnBothDatabases('quota', (world) => {
  let allowance: QuotaService;
  let ownerId: string;
  beforeEach(async () => {
    allowance = world.app.get(QuotaService);
    ownerId = (await world.app.get(OwnerService).create()).id;
  });

  it('grants exactly three of fifty concurrent reservations', async () => {
    const results = await Promise.allSettled(Array.from({ length: 50 }, () => allowance.reserve(ownerId)));
    const refusals = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as AppError] : []));
    expect(refusals).toHaveLength(47);
    expect(refusals[0]).toMatchObject({ code: 'free_limit_reached', details: { used: 3, limit: 3 } });
    expect(await allowance.get(ownerId)).toEqual({ used: 3, limit: 3, premium: false });
  });

  it('returns a use once, however often it is released', async () => {
    const reservation = await allowance.reserve(ownerId);
    await Promise.all(Array.from({ length: 5 }, () => allowance.release(reservation)));
    expect((await allowance.get(ownerId)).used).toBe(0);
  });

  it('spends a settled use permanently', async () => {
    const reservation = await allowance.reserve(ownerId);
    expect(await allowance.settle(reservation)).toBe(ownerId);
    await allowance.release(reservation);
    expect((await allowance.get(ownerId)).used).toBe(1);
    await expect(allowance.settle(reservation)).rejects.toMatchObject({ code: 'writer_failed' });
  });

  it('releases the reservations of a killed process but not those of running work', async () => {
    await allowance.reserve(ownerId);
    const left = [await allowance.reserve(ownerId), await allowance.reserve(ownerId)];
    await world.database.query(`UPDATE reservations SET created_at = now() - interval '2 minutes' WHERE id = ANY($1)`, [
      left,
    ]);
    await Promise.all([allowance.releaseExpired(), allowance.releaseExpired()]);
    expect((await allowance.get(ownerId)).used).toBe(1);
  });

  it('shows the free quota to a guest without a session', async () => {
    const answer = await world.createClient().get('/api/me/allowance');
    expect([answer.status, answer.body]).toEqual([200, { used: 0, limit: 3, premium: false }]);
  });
});
