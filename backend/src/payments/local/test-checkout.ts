import type { NestExpressApplication } from '@nestjs/platform-express';
import { Router, urlencoded } from 'express';
import { z } from 'zod';
import type { Config } from '../../platform/config/config';
import { confirmations, LocalPayments } from './local-payments.service';
import { checkoutPage, successUrlOf } from './page';
import { pageStyle } from './page-style';

const formSchema = z.object({
  action: z.enum(['pay', 'cancel']).catch('cancel'),
  email: z.string().trim().max(254).catch(''),
  confirmation: z.enum(confirmations).catch('before'),
});

export function serveTestCheckout(app: NestExpressApplication, config: Config): void {
  if (config.payments !== 'test') return;
  const payments = app.get(LocalPayments);
  const router = Router();
  router.get('/style.css', (_, response) => {
    response.type('css').set('Cache-Control', 'no-cache').send(pageStyle);
  });
  router.get('/:id', (request, response, next) => {
    const found = payments.find(request.params.id);
    if (!found) return next();
    response.type('html').set('Cache-Control', 'no-store').send(checkoutPage(found));
  });
  router.post('/:id', urlencoded({ extended: false, limit: '10kb' }), async (request, response, next) => {
    const found = payments.find(request.params.id);
    const site = request.headers['sec-fetch-site'];
    if (!found || (site !== undefined && site !== 'same-origin')) return next();
    const { action, email, confirmation } = formSchema.parse(request.body ?? {});
    const { session } = found;
    if (action === 'cancel') return response.redirect(303, session.cancel_url);
    if (!z.email().safeParse(email).success) {
      response
        .status(400)
        .type('html')
        .send(checkoutPage({ ...found, wrongEmail: email }));
      return;
    }
    await payments.pay(session, email, confirmation);
    response.redirect(303, successUrlOf(session));
  });
  app.use('/test-checkout', router);
}
