import { languages } from '@shortlist/contracts/platform/languages';
import { NewsletterService } from '../../src/marketing/newsletter.service';
import { enqueueIssue } from '../../src/marketing/enqueue-issue';
import { signToken } from '../../src/platform/http/signed-token';
import { findLastEmailTo, readEmails, type ReceivedEmail, readEmailsTo } from '../harness/mailbox';
import { buildRegistration } from '../harness/accounts';
import { describeOnDefaultDatabase, unlimitedEnv } from '../harness/test-app';

interface SubscriberRow {
  id: string;
  language: string;
  owner_id: string | null;
  confirmed_at: Date | null;
}

const extractToken = ({ text }: ReceivedEmail, action: 'confirm' | 'leave') =>
  new RegExp(`https?://\\S+/newsletter\\?${action}=(\\S+)`).exec(text)?.[1] ?? '';
const getHeader = ({ source }: ReceivedEmail, name: string) =>
  new RegExp(`^${name}:\\s+(.*?)\\r?$`, 'mi').exec(source)?.[1] ?? '';

describeOnDefaultDatabase(
  'the newsletter',
  (app) => {
    const subscribe = (email: string, language = 'en', client = app.createClient()) =>
      client.post('/api/newsletter').set('Accept-Language', language).send({ email });
    const sendToken = (action: 'confirm' | 'unsubscribe', token: string) =>
      app.createClient().post(`/api/newsletter/${action}`).send({ token });
    const findSubscriber = async (address: string) =>
      (
        await app.database.query<SubscriberRow[]>('SELECT * FROM newsletter_subscribers WHERE address = $1', [address])
      )[0];
    const listEmails = (address: string) => readEmailsTo(app, address);
    const backdateRequests = (interval: string) =>
      app.database.query(`UPDATE newsletter_subscribers SET asked_at = asked_at - interval '${interval}'`);
    const subscribeAndConfirm = async (address: string, language = 'en') => {
      await subscribe(address, language).expect(200);
      const email = (await findLastEmailTo(app, address))!;
      await sendToken('confirm', extractToken(email, 'confirm')).expect(200);
      return email;
    };
    /** Sends an issue about an article to all subscribers, as if the previous issue were a month old. */
    const sendIssue = async (slug: string) => {
      await app.database.query(`UPDATE newsletter_issues SET created_at = created_at - interval '1 month'`);
      const count = await enqueueIssue(app.database, {
        slug,
        title: 'The <title>',
        description: 'What it is about.',
      });
      await app.database.query('UPDATE mails SET next_try_at = now()');
      return count;
    };

    it('requires a confirmation by email', async () => {
      const response = await subscribe(' Ines@Example.com ');
      expect([response.status, response.body]).toEqual([200, { success: true }]);
      expect(response.headers['set-cookie']).toBeUndefined();
      expect(await findSubscriber('ines@example.com')).toMatchObject({
        language: 'en',
        owner_id: null,
        confirmed_at: null,
      });
      const [email] = await listEmails('ines@example.com');
      expect(email!.text).toContain('at most one email a month');
      const token = extractToken(email!, 'confirm');
      expect(email!.html).toContain(`/newsletter?confirm=${token}"`);

      for (const attempt of [1, 2]) {
        const confirmResponse = await sendToken('confirm', token);
        expect([attempt, confirmResponse.status, confirmResponse.body]).toEqual([attempt, 200, { success: true }]);
      }
      expect((await findSubscriber('ines@example.com'))!.confirmed_at).toBeInstanceOf(Date);
    });

    it.each(languages.map(({ code }) => code))('writes in %s and links to pages in that language', async (code) => {
      const address = `reader-${code}@example.com`;
      await subscribe(address, code).expect(200);
      const confirmationEmail = (await findLastEmailTo(app, address))!;
      expect(confirmationEmail.text).toMatch(
        code === 'en' ? /:\d+\/newsletter\?confirm=/ : new RegExp(`/${code}/newsletter\\?confirm=`),
      );
      await sendToken('confirm', extractToken(confirmationEmail, 'confirm')).expect(200);
      await backdateRequests('2 hours');
      await subscribe(address).expect(200);
      await sendIssue(`article-${code}`);
      const [, alreadySubscribedEmail, issueEmail] = await listEmails(address);
      for (const email of [confirmationEmail, alreadySubscribedEmail!, issueEmail!]) {
        expect(email.html).toContain(`<html lang="${code}">`);
        expect(email.text + email.html).not.toMatch(/\{\w*\}|undefined/);
      }
      expect(issueEmail!.text).toContain(code === 'en' ? '/blog/article-en\n' : `/${code}/blog/article-${code}\n`);
      expect(issueEmail!.html).toContain('The &lt;title&gt;');
      expect(
        new Set([confirmationEmail, alreadySubscribedEmail!, issueEmail!].map((email) => getHeader(email, 'Subject')))
          .size,
      ).toBe(3);
    });

    it('sends at most one email per address per hour, but always the same response', async () => {
      const responses = await Promise.all(Array.from({ length: 12 }, () => subscribe('often@example.com')));
      expect(responses.map(({ status }) => status)).toEqual(Array(12).fill(200));
      expect(await listEmails('often@example.com')).toHaveLength(1);
      await backdateRequests('59 minutes');
      await subscribe('often@example.com').expect(200);
      expect(await listEmails('often@example.com')).toHaveLength(1);
      await backdateRequests('2 minutes');
      await subscribe('often@example.com', 'de').expect(200);
      expect(await listEmails('often@example.com')).toHaveLength(2);
      expect((await findSubscriber('often@example.com'))!.language).toBe('de');
    });

    it('reveals an existing subscription only by email, and ignores changes by strangers', async () => {
      await subscribeAndConfirm('known@example.com', 'fr');
      const rowBefore = await findSubscriber('known@example.com');
      await backdateRequests('2 hours');
      const response = await subscribe('known@example.com', 'ko');
      expect([response.status, response.body]).toEqual([200, { success: true }]);
      const email = (await findLastEmailTo(app, 'known@example.com'))!;
      expect(email.html).toContain('<html lang="fr">');
      expect(email.text).not.toContain('confirm=');
      const rowAfter = await findSubscriber('known@example.com');
      expect([rowAfter!.language, rowAfter!.confirmed_at, rowAfter!.owner_id]).toEqual([
        'fr',
        rowBefore!.confirmed_at,
        null,
      ]);
    });

    it('can be canceled through the link in an issue, which deletes the address', async () => {
      const confirmationEmail = await subscribeAndConfirm('left@example.com');
      await sendIssue('one');
      const issueEmail = (await findLastEmailTo(app, 'left@example.com'))!;
      const token = extractToken(issueEmail, 'leave');
      expect(issueEmail.html).toContain(`/newsletter?leave=${token}"`);
      for (const attempt of [1, 2]) {
        const unsubscribeResponse = await sendToken('unsubscribe', token);
        expect([attempt, unsubscribeResponse.status, unsubscribeResponse.body]).toEqual([
          attempt,
          200,
          { success: true },
        ]);
      }
      expect(await findSubscriber('left@example.com')).toBeUndefined();
      const response = await sendToken('confirm', extractToken(confirmationEmail, 'confirm'));
      expect(response.body.issues).toEqual([{ path: 'token', message: 'This link is no longer valid.' }]);

      const emailCount = (await listEmails('left@example.com')).length;
      await sendIssue('two');
      expect(await listEmails('left@example.com')).toHaveLength(emailCount);
    });

    it("can be canceled with the mail client's unsubscribe button, which sends a form", async () => {
      await subscribeAndConfirm('button@example.com', 'ja');
      await sendIssue('button');
      const issueEmail = (await findLastEmailTo(app, 'button@example.com'))!;
      expect(getHeader(issueEmail, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
      const [, path = ''] = /^<https?:\/\/[^/]+(\/api\/\S+)>$/.exec(getHeader(issueEmail, 'List-Unsubscribe')) ?? [];

      const linkResponse = await app.createClient().get(path).set('Accept-Language', 'ja');
      expect([linkResponse.status, linkResponse.headers.location]).toEqual([
        302,
        expect.stringMatching(/^\/ja\/newsletter\?leave=[\w.-]+$/),
      ]);
      expect(await findSubscriber('button@example.com')).toBeDefined();

      const sendUnsubscribeForm = () => app.createClient().post(path).type('form').send('List-Unsubscribe=One-Click');
      expect((await sendUnsubscribeForm().set('Origin', 'https://evil.example')).status).toBe(403);
      expect(await findSubscriber('button@example.com')).toBeDefined();
      expect((await sendUnsubscribeForm()).status).toBe(200);
      expect(await findSubscriber('button@example.com')).toBeUndefined();
    });

    it('sends an issue only to confirmed subscribers, at one email per second', async () => {
      await subscribeAndConfirm('first@example.com');
      await subscribeAndConfirm('second@example.com');
      await subscribe('waiting@example.com').expect(200);
      await readEmails(app);
      const [{ count }] = await app.database.query<[{ count: string }]>(
        'SELECT count(*) FROM newsletter_subscribers WHERE confirmed_at IS NOT NULL',
      );
      await app.database.query(`UPDATE newsletter_issues SET created_at = created_at - interval '1 month'`);
      const issue = { slug: 'to-all', title: 'To all', description: 'Read it.' };
      expect(await enqueueIssue(app.database, issue)).toBe(Number(count));
      const queuedEmails = await app.database.query<{ after: number; address: string }[]>(
        `SELECT extract(epoch FROM next_try_at - created_at)::int AS after, address FROM mails ORDER BY next_try_at`,
      );
      // The server may already have sent some of the emails.
      const sentCount = Number(count) - queuedEmails.length;
      expect(queuedEmails.map(({ after }) => after)).toEqual(queuedEmails.map((_, index) => sentCount + index));
      const addresses = queuedEmails.map(({ address }) => address);
      expect(addresses.slice(-2)).toEqual(['first@example.com', 'second@example.com']);
      expect(addresses).not.toContain('waiting@example.com');
      await app.database.query('DELETE FROM mails');
    });

    it('sends each article once, and one issue per month', async () => {
      const enqueue = (slug: string, title = 'T') => enqueueIssue(app.database, { slug, title, description: 'D' });
      await expect(enqueue('another')).rejects.toThrow(/^A newsletter about to-all was sent on \d{4}-\d\d-\d\d\./);
      await app.database.query(`UPDATE newsletter_issues SET created_at = created_at - interval '1 month'`);
      await expect(enqueue('to-all')).rejects.toThrow('The newsletter about to-all was already sent on');
      await expect(enqueue('../upgrade')).rejects.toThrow('slug');
      await expect(enqueue('another', ' ')).rejects.toThrow('title');
      const results = await Promise.allSettled([enqueue('another'), enqueue('a-third')]);
      expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      await app.database.query('DELETE FROM mails');
    });

    it('rejects a link that was modified, has expired, or is for another purpose', async () => {
      const confirmationEmail = await subscribeAndConfirm('links@example.com');
      await sendIssue('links');
      const leaveToken = extractToken((await findLastEmailTo(app, 'links@example.com'))!, 'leave');
      const confirmToken = extractToken(confirmationEmail, 'confirm');
      const { id } = (await findSubscriber('links@example.com'))!;
      const content = { kind: 'newsletter', deed: 'confirm', subscriber: id };
      const expiredToken = signToken(app.config.sessionSecret, content, { lifetimeSeconds: -1 });
      const forgedToken = signToken('another secret', content);
      for (const token of [leaveToken, expiredToken, forgedToken, `${confirmToken}x`, 'never-mailed', '.', 'a.b.c']) {
        const response = await sendToken('confirm', token).set('Accept-Language', 'de');
        expect([token, response.status, response.body.issues]).toEqual([
          token,
          400,
          [{ path: 'token', message: 'Dieser Link ist nicht mehr gültig.' }],
        ]);
      }
      expect((await sendToken('unsubscribe', confirmToken)).status).toBe(400);
      expect(await findSubscriber('links@example.com')).toBeDefined();
    });

    it.each([
      ['', 'Please fill in this field.'],
      ['ines@', 'Please enter a valid email address.'],
      ['a@example.com, b@example.com', 'Please enter a valid email address.'],
      ['a@example.com\r\nBcc: b@example.com', 'Please enter a valid email address.'],
      [`${'a'.repeat(260)}@example.com`, 'This is too long. Please shorten it.'],
    ])('rejects an invalid address: %#', async (email, message) => {
      const response = await subscribe(email);
      expect([response.status, response.body.issues[0]]).toEqual([400, { path: 'email', message }]);
    });

    it('is canceled when the account that owns the address is deleted', async () => {
      const credentials = buildRegistration();
      const client = app.createClient();
      await client.post('/api/auth/register').send(credentials).expect(201);
      await subscribe('friend@example.com', 'en', client).expect(200);
      await subscribe(credentials.email, 'en', client).expect(200);
      await readEmails(app);
      expect((await findSubscriber('friend@example.com'))!.owner_id).toBeNull();
      expect((await findSubscriber(credentials.email))!.owner_id).not.toBeNull();
      await client.delete('/api/me').send({ password: credentials.password }).expect(200);
      expect(await findSubscriber('friend@example.com')).toBeDefined();
      expect(await findSubscriber(credentials.email)).toBeUndefined();
    });

    it('does not belong to an account that registers with the address of a subscriber', async () => {
      const credentials = buildRegistration();
      await subscribeAndConfirm(credentials.email);
      const client = app.createClient();
      await client.post('/api/auth/register').send(credentials).expect(201);
      await backdateRequests('2 hours');
      await subscribe(credentials.email, 'en', client).expect(200);
      expect((await findSubscriber(credentials.email))!.owner_id).toBeNull();
    });

    it('deletes addresses that are not confirmed within 30 days', async () => {
      await subscribeAndConfirm('stays@example.com');
      await subscribe('silent@example.com').expect(200);
      await backdateRequests('29 days');
      await subscribe('recent@example.com').expect(200);
      const deleteUnconfirmed = () => app.nest.get(NewsletterService).deleteUnconfirmed();
      await deleteUnconfirmed();
      expect(await findSubscriber('silent@example.com')).toBeDefined();
      await backdateRequests('25 hours');
      await deleteUnconfirmed();
      expect(await findSubscriber('silent@example.com')).toBeUndefined();
      expect(await findSubscriber('recent@example.com')).toBeDefined();
      expect(await findSubscriber('stays@example.com')).toBeDefined();
    });
  },
  unlimitedEnv,
);
