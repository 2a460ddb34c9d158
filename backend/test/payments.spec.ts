import type { PaymentStatus } from '@shortlist/contracts/account/payment';
import { mailsOf } from './harness/mailbox';
import { beginCheckout, buy } from './harness/payment';
import type { Browser } from './harness/resume';
import { onBothDatabases, rateless, type World } from './harness/world';

const statusOf = async (browser: Browser, id: string) =>
  (await browser.get('/api/payment/status').query({ session_id: id }).expect(200)).body as PaymentStatus;

onBothDatabases(
  'paying',
  (world: World) => {
    it('leads from a checkout to Premium, with a receipt', async () => {
      const browser = world.browser();
      const id = await beginCheckout(browser);
      expect(await statusOf(browser, id)).toEqual({ status: 'open', premium: false });
      const page = await browser.get(`/test-checkout/${id}`).expect(200);
      expect(page.text).toContain('Test payment: no money moves');
      expect(page.text).toContain('$19.00');
      const back = await browser
        .post(`/test-checkout/${id}`)
        .type('form')
        .send({ action: 'pay', email: 'first@example.com', confirmation: 'before' })
        .expect(303);
      expect(back.headers.location).toBe(`${world.url}/success?session_id=${id}`);
      expect(await statusOf(browser, id)).toEqual({ status: 'paid', premium: true, email: 'first@example.com' });
      expect((await browser.get('/api/me/allowance')).body.premium).toBe(true);
      const mails = (await mailsOf(world)).filter(({ to }) => to === 'first@example.com');
      expect(mails).toHaveLength(1);
      expect(mails[0]!.text).toMatch(/Amount: \$19\.00\n/);
      expect(mails[0]!.text).toMatch(/Receipt: SL-\d{4}-[2-9A-Z]{6}\n/);
    });

    it('in the price of the language', async () => {
      const browser = world.browser();
      const id = await buy(world, browser, { language: 'ja', email: 'ja@example.com' });
      const { body } = await browser.get('/api/payments');
      expect(body).toEqual([expect.objectContaining({ currency: 'jpy', amount: 2185, status: 'paid', refunded: 0 })]);
      expect(JSON.stringify(body)).not.toContain(id);
      expect((await mailsOf(world)).find(({ to }) => to === 'ja@example.com')!.text).toMatch(/￥2,185/);
    });
  },
  rateless,
);
