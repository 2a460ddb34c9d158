import { pdfResponseSchema } from '@shortlist/contracts/generator/generation';
import { languages } from '@shortlist/contracts/platform/languages';
import { extractText, getDocumentProxy } from 'unpdf';
import { interviewTips } from '../../src/payments/interview-tips/guides';
import { purchasePremium } from '../harness/stripe-payments';
import { describeOnDefaultDatabase, type TestApp, type TestClient } from '../harness/test-app';

const createLink = async (client: TestClient, acceptLanguage: string, body: object = {}) => {
  const response = await client
    .post('/api/interview-tips/pdf')
    .set('Accept-Language', acceptLanguage)
    .send(body)
    .expect(200);
  return pdfResponseSchema.required({ pdfUrl: true }).parse(response.body).pdfUrl;
};
const openPdf = async (client: TestClient, url: string) => {
  const { body } = await client.get(url).responseType('blob').expect(200);
  return await getDocumentProxy(new Uint8Array(body as Buffer));
};

describeOnDefaultDatabase('the interview tips', (app: TestApp) => {
  it('require Premium, and are not available through another owner’s link', async () => {
    const [premiumUser, otherUser] = [app.createClient(), app.createClient()];
    await purchasePremium(app, premiumUser);
    for (const client of [otherUser, app.createClient()]) {
      const { body } = await client.post('/api/interview-tips/pdf').send({}).expect(402);
      expect(body).toMatchObject({ code: 'premium_only', message: 'This comes with Premium. Upgrade to get it.' });
    }
    const url = await createLink(premiumUser, 'en-US');
    await premiumUser.get(url).expect(200);
    await otherUser.get(url).expect(404);
  });

  it('are no longer available after a refund, even through earlier links', async () => {
    const client = app.createClient();
    const checkoutId = await purchasePremium(app, client);
    const url = await createLink(client, 'en-US');
    await app.database.query('UPDATE payments SET refunded_amount = amount WHERE checkout_id = $1', [checkoutId]);
    await client.get(url).expect(404);
    await client.post('/api/interview-tips/pdf').send({}).expect(402);
  });

  it.each(languages.map(({ code }) => code))('are a document in the language of the page (%s)', async (language) => {
    const client = app.createClient();
    await purchasePremium(app, client, { email: `${language}@example.com` });
    const url = await createLink(client, language);
    expect(decodeURIComponent(url)).toMatch(/\/Shortlist-[\p{L}\p{N}-]+\.pdf$/u);
    const file = await openPdf(client, url);
    expect(file.numPages).toBeGreaterThanOrEqual(8);
    const { text } = await extractText(file, { mergePages: true });
    const removeWhitespace = (text: string) => text.replace(/\s/g, '');
    expect(removeWhitespace(text)).toContain(removeWhitespace(interviewTips[language].title));
    expect(removeWhitespace(text)).toContain(removeWhitespace(interviewTips[language].closing.at(-1) ?? ''));
  });

  it('have the paper size of the region and the language of the request body', async () => {
    const client = app.createClient();
    await purchasePremium(app, client);
    const measurePageWidth = async (url: string) =>
      (await (await openPdf(client, url)).getPage(1)).getViewport({ scale: 1 }).width;
    expect(await measurePageWidth(await createLink(client, 'en-US'))).toBeCloseTo(612, 0);
    expect(await measurePageWidth(await createLink(client, 'en-GB'))).toBeCloseTo(595, 0);
    expect(decodeURIComponent(await createLink(client, 'en-US', { language: 'ja' }))).toContain('面接の手引き');
  });
});
