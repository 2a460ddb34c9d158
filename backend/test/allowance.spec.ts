import { AllowanceService } from '../src/account/allowance/allowance.service';
import { OwnerService } from '../src/account/sessions/owner.service';
import { AppError } from '../src/platform/http/app-error';
import { onBothDatabases } from './harness/world';

onBothDatabases('allowance', (world) => {
  let allowance: AllowanceService;
  let ownerId: string;
  beforeEach(async () => {
    allowance = world.app.get(AllowanceService);
    ownerId = (await world.app.get(OwnerService).create()).id;
  });

  it('gives exactly three of fifty that ask at once', async () => {
    const results = await Promise.allSettled(Array.from({ length: 50 }, () => allowance.reserve(ownerId)));
    const refusals = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as AppError] : []));
    expect(refusals).toHaveLength(47);
    expect(refusals[0]).toMatchObject({ code: 'free_limit_reached', details: { used: 3, limit: 3 } });
    expect(await allowance.of(ownerId)).toEqual({ used: 3, limit: 3, premium: false });
  });

  it('returns a use once, however often it is released', async () => {
    const reservation = await allowance.reserve(ownerId);
    await Promise.all(Array.from({ length: 5 }, () => allowance.release(reservation)));
    expect((await allowance.of(ownerId)).used).toBe(0);
  });

  it('spends a settled use for good', async () => {
    const reservation = await allowance.reserve(ownerId);
    expect(await allowance.settle(reservation)).toBe(ownerId);
    await allowance.release(reservation);
    expect((await allowance.of(ownerId)).used).toBe(1);
    await expect(allowance.settle(reservation)).rejects.toMatchObject({ code: 'writer_failed' });
  });

  it('returns what a killed process has left, and nothing that is on its way', async () => {
    await allowance.reserve(ownerId);
    const left = [await allowance.reserve(ownerId), await allowance.reserve(ownerId)];
    await world.database.query(`UPDATE reservations SET created_at = now() - interval '2 minutes' WHERE id = ANY($1)`, [
      left,
    ]);
    await Promise.all([allowance.releaseExpired(), allowance.releaseExpired()]);
    expect((await allowance.of(ownerId)).used).toBe(1);
  });

  it('tells a visitor without a session what is free', async () => {
    const answer = await world.browser().get('/api/me/allowance');
    expect([answer.status, answer.body]).toEqual([200, { used: 0, limit: 3, premium: false }]);
  });
});
