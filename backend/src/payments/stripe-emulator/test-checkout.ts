import type { NestExpressApplication } from '@nestjs/platform-express';
import { Router, urlencoded } from 'express';
import { z } from 'zod';
import type { Config } from '../../platform/config/config';
import { webhookTimings, StripeEmulatorService } from './stripe-emulator.service';
import { renderCheckoutPage, getSuccessUrl } from './checkout-page';
import { checkoutPageStyles } from './checkout-page-styles';

const formSchema = z.object({
  action: z.enum(['pay', 'cancel']).catch('cancel'),
  email: z.string().trim().max(254).catch(''),
  /** Time at which the webhook arrives. */
  confirmation: z.enum(webhookTimings).catch('before'),
});

export function serveTestCheckout(app: NestExpressApplication, config: Config): void {
  if (config.paymentMode !== 'test') return;
  const payments = app.get(StripeEmulatorService);
  const router = Router();
  router.get('/style.css', (_, response) => {
    response.type('css').set('Cache-Control', 'no-cache').send(checkoutPageStyles);
  });
  router.get('/:id', (request, response, next) => {
    const checkout = payments.findCheckout(request.params.id);
    if (!checkout) return next();
    response.type('html').set('Cache-Control', 'no-store').send(renderCheckoutPage(checkout));
  });
  router.post('/:id', urlencoded({ extended: false, limit: '10kb' }), async (request, response, next) => {
    const checkout = payments.findCheckout(request.params.id);
    const fetchSite = request.headers['sec-fetch-site'];
    if (!checkout || (fetchSite !== undefined && fetchSite !== 'same-origin')) return next();
    const { action, email, confirmation: webhookTiming } = formSchema.parse(request.body ?? {});
    const { session } = checkout;
    if (action === 'cancel') return response.redirect(303, session.cancel_url);
    if (!z.email().safeParse(email).success) {
      response
        .status(400)
        .type('html')
        .send(renderCheckoutPage({ ...checkout, wrongEmail: email }));
      return;
    }
    await payments.pay(session, email, webhookTiming);
    response.redirect(303, getSuccessUrl(session));
  });
  app.use('/test-checkout', router);
}
