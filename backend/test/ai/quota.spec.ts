import { QuotaService } from '../../src/account/quota/quota.service';
import { OwnerService } from '../../src/account/sessions/owner.service';
import { AppError } from '../../src/platform/http/app-error';
import { describeOnBothDatabases } from '../harness/test-app';

describeOnBothDatabases('quota', (app) => {
  let quota: QuotaService;
  let ownerId: string;
  beforeEach(async () => {
    quota = app.nest.get(QuotaService);
    ownerId = (await app.nest.get(OwnerService).create()).id;
  });

  it('grants exactly three of fifty concurrent reservations', async () => {
    const results = await Promise.allSettled(Array.from({ length: 50 }, () => quota.reserve(ownerId)));
    const refusals = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as AppError] : []));
    expect(refusals).toHaveLength(47);
    expect(refusals[0]).toMatchObject({ code: 'free_limit_reached', details: { used: 3, limit: 3 } });
    expect(await quota.get(ownerId)).toEqual({ used: 3, limit: 3, premium: false, canCancel: true });
  });

  it('refunds a use only once', async () => {
    const reservation = await quota.reserve(ownerId);
    await Promise.all(Array.from({ length: 5 }, () => quota.release(reservation)));
    expect((await quota.get(ownerId)).used).toBe(0);
  });

  it('counts a settled use permanently', async () => {
    const reservation = await quota.reserve(ownerId);
    expect(await quota.settle(reservation)).toBe(ownerId);
    await quota.release(reservation);
    expect((await quota.get(ownerId)).used).toBe(1);
    await expect(quota.settle(reservation)).rejects.toMatchObject({ code: 'writer_failed' });
  });

  it('releases the reservations of a killed process but not of running work', async () => {
    const runningIds = [await quota.reserve(ownerId)];
    const abandonedIds = [await quota.reserve(ownerId), await quota.reserve(ownerId)];
    for (const [minutes, ids] of [
      [2, runningIds],
      [3, abandonedIds],
    ])
      await app.database.query(
        'UPDATE reservations SET created_at = now() - make_interval(mins => $1) WHERE id = ANY($2)',
        [minutes, ids],
      );
    await Promise.all([quota.releaseExpired(), quota.releaseExpired()]);
    expect((await quota.get(ownerId)).used).toBe(1);
  });

  it('shows the free quota to a guest without a session', async () => {
    const response = await app.createClient().get('/api/me/allowance');
    expect([response.status, response.body]).toEqual([200, { used: 0, limit: 3, premium: false, canCancel: true }]);
  });
});
