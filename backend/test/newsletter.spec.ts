import { languages } from '@shortlist/contracts/platform/languages';
import { NewsletterService } from '../src/marketing/newsletter.service';
import { enqueueIssue } from '../src/marketing/enqueue-issue';
import { signToken } from '../src/platform/http/signed-token';
import { findLastEmailTo, readEmails, type ReceivedEmail } from './harness/mailbox';
import { onUsualDatabase, unlimitedEnv, buildRegistration } from './harness/test-app';

interface Row {
  id: string;
  language: string;
  owner_id: string | null;
  confirmed_at: Date | null;
}

const extractToken = ({ text }: ReceivedEmail, deed: 'confirm' | 'leave') =>
  new RegExp(`https?://\\S+/newsletter\\?${deed}=(\\S+)`).exec(text)?.[1] ?? '';
const getHeader = ({ source }: ReceivedEmail, name: string) =>
  new RegExp(`^${name}:\\s+(.*?)\\r?$`, 'mi').exec(source)?.[1] ?? '';

onUsualDatabase(
  'the newsletter',
  (app) => {
    const ask = (email: string, language = 'en', client = app.createClient()) =>
      client.post('/api/newsletter').set('Accept-Language', language).send({ email });
    const press = (deed: 'confirm' | 'unsubscribe', token: string) =>
      app.createClient().post(`/api/newsletter/${deed}`).send({ token });
    const rowOf = async (address: string) =>
      (await app.database.query<Row[]>('SELECT * FROM newsletter_subscribers WHERE address = $1', [address]))[0];
    const mailsTo = async (address: string) => (await readEmails(app)).filter(({ to }) => to === address);
    const later = (span: string) =>
      app.database.query(`UPDATE newsletter_subscribers SET asked_at = asked_at - interval '${span}'`);
    /** Subscribes and confirms an address; returns the email that asked for confirmation. */
    const subscribed = async (address: string, language = 'en') => {
      await ask(address, language).expect(200);
      const email = (await findLastEmailTo(app, address))!;
      await press('confirm', extractToken(email, 'confirm')).expect(200);
      return email;
    };
    /** Sends an issue about an article to all subscribers, as if the previous one were a month ago. */
    const issue = async (slug: string) => {
      await app.database.query(`UPDATE newsletter_issues SET created_at = created_at - interval '1 month'`);
      const count = await enqueueIssue(app.database, {
        slug,
        title: 'The <title>',
        description: 'What it is about.',
      });
      await app.database.query('UPDATE mails SET next_try_at = now()');
      return count;
    };

    it('asks by email first, and adds nobody without a confirmation', async () => {
      const response = await ask(' Ines@Example.com ');
      expect([response.status, response.body]).toEqual([200, { success: true }]);
      expect(response.headers['set-cookie']).toBeUndefined();
      expect(await rowOf('ines@example.com')).toMatchObject({ language: 'en', owner_id: null, confirmed_at: null });
      const [mail] = await mailsTo('ines@example.com');
      expect(mail!.text).toContain('at most one email a month');
      const token = extractToken(mail!, 'confirm');
      expect(mail!.html).toContain(`/newsletter?confirm=${token}"`);

      for (const again of [1, 2]) {
        const confirmed = await press('confirm', token);
        expect([again, confirmed.status, confirmed.body]).toEqual([again, 200, { success: true }]);
      }
      expect((await rowOf('ines@example.com'))!.confirmed_at).toBeInstanceOf(Date);
    });

    it.each(languages.map(({ code }) => code))('writes in %s and links to pages in it', async (code) => {
      const address = `reader-${code}@example.com`;
      await ask(address, code).expect(200);
      const asked = (await findLastEmailTo(app, address))!;
      expect(asked.text).toMatch(
        code === 'en' ? /:\d+\/newsletter\?confirm=/ : new RegExp(`/${code}/newsletter\\?confirm=`),
      );
      await press('confirm', extractToken(asked, 'confirm')).expect(200);
      await later('2 hours');
      await ask(address).expect(200);
      await issue(`article-${code}`);
      const [, known, letter] = await mailsTo(address);
      for (const email of [asked, known!, letter!]) {
        expect(email.html).toContain(`<html lang="${code}">`);
        expect(email.text + email.html).not.toMatch(/\{\w*\}|undefined/);
      }
      expect(letter!.text).toContain(code === 'en' ? '/blog/article-en\n' : `/${code}/blog/article-${code}\n`);
      expect(letter!.html).toContain('The &lt;title&gt;');
      expect(new Set([asked, known!, letter!].map((email) => getHeader(email, 'Subject'))).size).toBe(3);
    });

    it('sends at most one email per hour under concurrent requests, and always answers the same', async () => {
      const responses = await Promise.all(Array.from({ length: 12 }, () => ask('often@example.com')));
      expect(responses.map(({ status }) => status)).toEqual(Array(12).fill(200));
      expect(await mailsTo('often@example.com')).toHaveLength(1);
      await later('59 minutes');
      await ask('often@example.com').expect(200);
      expect(await mailsTo('often@example.com')).toHaveLength(1);
      await later('2 minutes');
      await ask('often@example.com', 'de').expect(200);
      expect(await mailsTo('often@example.com')).toHaveLength(2);
      expect((await rowOf('often@example.com'))!.language).toBe('de');
    });

    it('reveals an existing subscription only by email, and lets a stranger change nothing', async () => {
      await subscribed('known@example.com', 'fr');
      const before = await rowOf('known@example.com');
      await later('2 hours');
      const response = await ask('known@example.com', 'ko');
      expect([response.status, response.body]).toEqual([200, { success: true }]);
      const email = (await findLastEmailTo(app, 'known@example.com'))!;
      expect(email.html).toContain('<html lang="fr">');
      expect(email.text).not.toContain('confirm=');
      const after = await rowOf('known@example.com');
      expect([after!.language, after!.confirmed_at, after!.owner_id]).toEqual(['fr', before!.confirmed_at, null]);
    });

    it('ends by the link in an issue, and keeps nothing of the address', async () => {
      const asked = await subscribed('left@example.com');
      await issue('one');
      const letter = (await findLastEmailTo(app, 'left@example.com'))!;
      const token = extractToken(letter, 'leave');
      expect(letter.html).toContain(`/newsletter?leave=${token}"`);
      for (const again of [1, 2]) {
        const left = await press('unsubscribe', token);
        expect([again, left.status, left.body]).toEqual([again, 200, { success: true }]);
      }
      expect(await rowOf('left@example.com')).toBeUndefined();
      const back = await press('confirm', extractToken(asked, 'confirm'));
      expect(back.body.issues).toEqual([{ path: 'token', message: 'This link is no longer valid.' }]);

      const sent = (await mailsTo('left@example.com')).length;
      await issue('two');
      expect(await mailsTo('left@example.com')).toHaveLength(sent);
    });

    it("ends by the mail client's own button, which sends a form", async () => {
      await subscribed('button@example.com', 'ja');
      await issue('button');
      const letter = (await findLastEmailTo(app, 'button@example.com'))!;
      expect(getHeader(letter, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
      const [, path = ''] = /^<https?:\/\/[^/]+(\/api\/\S+)>$/.exec(getHeader(letter, 'List-Unsubscribe')) ?? [];

      const opened = await app.createClient().get(path).set('Accept-Language', 'ja');
      expect([opened.status, opened.headers.location]).toEqual([
        302,
        expect.stringMatching(/^\/ja\/newsletter\?leave=[\w.-]+$/),
      ]);
      expect(await rowOf('button@example.com')).toBeDefined();

      const form = () => app.createClient().post(path).type('form').send('List-Unsubscribe=One-Click');
      expect((await form().set('Origin', 'https://evil.example')).status).toBe(403);
      expect(await rowOf('button@example.com')).toBeDefined();
      expect((await form()).status).toBe(200);
      expect(await rowOf('button@example.com')).toBeUndefined();
    });

    it('sends an issue only to confirmed subscribers, one per second, so that it does not delay other emails', async () => {
      await subscribed('first@example.com');
      await subscribed('second@example.com');
      await ask('waiting@example.com').expect(200);
      await readEmails(app);
      const [{ count }] = await app.database.query<[{ count: string }]>(
        'SELECT count(*) FROM newsletter_subscribers WHERE confirmed_at IS NOT NULL',
      );
      await app.database.query(`UPDATE newsletter_issues SET created_at = created_at - interval '1 month'`);
      const letter = { slug: 'to-all', title: 'To all', description: 'Read it.' };
      expect(await enqueueIssue(app.database, letter)).toBe(Number(count));
      const due = await app.database.query<{ after: number; address: string }[]>(
        `SELECT extract(epoch FROM next_try_at - created_at)::int AS after, address FROM mails ORDER BY next_try_at`,
      );
      // The server may already have sent some of them.
      const first = Number(count) - due.length;
      expect(due.map(({ after }) => after)).toEqual(due.map((_, index) => first + index));
      const addresses = due.map(({ address }) => address);
      expect(addresses.slice(-2)).toEqual(['first@example.com', 'second@example.com']);
      expect(addresses).not.toContain('waiting@example.com');
      await app.database.query('DELETE FROM mails');
    });

    it('keeps its promise: each article once, and one issue per month', async () => {
      const order = (slug: string, title = 'T') => enqueueIssue(app.database, { slug, title, description: 'D' });
      await expect(order('another')).rejects.toThrow(/^A letter was sent on \d{4}-\d\d-\d\d, about to-all\./);
      await app.database.query(`UPDATE newsletter_issues SET created_at = created_at - interval '1 month'`);
      await expect(order('to-all')).rejects.toThrow('The letter about to-all was sent on');
      await expect(order('../upgrade')).rejects.toThrow('slug');
      await expect(order('another', ' ')).rejects.toThrow('title');
      const both = await Promise.allSettled([order('another'), order('a-third')]);
      expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      await app.database.query('DELETE FROM mails');
    });

    it('refuses a link that was changed, has expired, or was made for another purpose', async () => {
      const asked = await subscribed('links@example.com');
      await issue('links');
      const leave = extractToken((await findLastEmailTo(app, 'links@example.com'))!, 'leave');
      const confirm = extractToken(asked, 'confirm');
      const { id } = (await rowOf('links@example.com'))!;
      const content = { kind: 'newsletter', deed: 'confirm', subscriber: id };
      const over = signToken(app.config.sessionSecret, content, { lifetimeSeconds: -1 });
      const forged = signToken('another secret', content);
      for (const token of [leave, over, forged, `${confirm}x`, 'never-mailed', '.', 'a.b.c']) {
        const response = await press('confirm', token).set('Accept-Language', 'de');
        expect([token, response.status, response.body.issues]).toEqual([
          token,
          400,
          [{ path: 'token', message: 'Dieser Link ist nicht mehr gültig.' }],
        ]);
      }
      expect((await press('unsubscribe', confirm)).status).toBe(400);
      expect(await rowOf('links@example.com')).toBeDefined();
    });

    it.each([
      ['', 'Please fill in this field.'],
      ['ines@', 'Please enter a valid email address.'],
      ['a@example.com, b@example.com', 'Please enter a valid email address.'],
      ['a@example.com\r\nBcc: b@example.com', 'Please enter a valid email address.'],
      [`${'a'.repeat(260)}@example.com`, 'This is too long. Please shorten it.'],
    ])('refuses an invalid address: %#', async (email, message) => {
      const response = await ask(email);
      expect([response.status, response.body.issues[0]]).toEqual([400, { path: 'email', message }]);
    });

    it('is deleted with the account that owns the address, and with no other', async () => {
      const person = buildRegistration();
      const client = app.createClient();
      await client.post('/api/auth/register').send(person).expect(201);
      await ask('friend@example.com', 'en', client).expect(200);
      await ask(person.email, 'en', client).expect(200);
      await readEmails(app);
      expect((await rowOf('friend@example.com'))!.owner_id).toBeNull();
      expect((await rowOf(person.email))!.owner_id).not.toBeNull();
      await client.delete('/api/me').send({ password: person.password }).expect(200);
      expect(await rowOf('friend@example.com')).toBeDefined();
      expect(await rowOf(person.email)).toBeUndefined();
    });

    it('does not belong to an account that registers with the address of a subscriber', async () => {
      const person = buildRegistration();
      await subscribed(person.email);
      const client = app.createClient();
      await client.post('/api/auth/register').send(person).expect(201);
      await later('2 hours');
      await ask(person.email, 'en', client).expect(200);
      expect((await rowOf(person.email))!.owner_id).toBeNull();
    });

    it('deletes addresses that are not confirmed within 30 days', async () => {
      await subscribed('stays@example.com');
      await ask('silent@example.com').expect(200);
      await later('29 days');
      await ask('recent@example.com').expect(200);
      const forget = () => app.nest.get(NewsletterService).deleteUnconfirmed();
      await forget();
      expect(await rowOf('silent@example.com')).toBeDefined();
      await later('25 hours');
      await forget();
      expect(await rowOf('silent@example.com')).toBeUndefined();
      expect(await rowOf('recent@example.com')).toBeDefined();
      expect(await rowOf('stays@example.com')).toBeDefined();
    });
  },
  unlimitedEnv,
);
