import { findIncompatibilities, type Surfaces } from './compatibility';
import { readReleasedSurfaces, readCurrentSurfaces } from './released-surfaces';
import { findMismatches, normalizeSchema, type Schema } from './schema';

const released = readReleasedSurfaces();

it('finds every front end compatible with the current and the released backend and shell', async () => {
  const now = await readCurrentSurfaces();
  expect(findIncompatibilities(now, released)).toEqual([]);
  // Guards against false passes: a part that is not read is compatible with everything.
  const has = (fields: object): unknown => expect.objectContaining(fields);
  const { calls } = now.frontEnds['mf-builder']!;
  expect(calls).toContainEqual(
    has({ method: 'GET', path: '/api/resumes', query: has({ required: ['bin'] }), response: has({ type: 'array' }) }),
  );
  expect(calls).toContainEqual(
    has({ method: 'POST', path: '/api/cover-letters/generate', requestBody: has({ type: 'object' }), events: has({}) }),
  );
  for (const part of ['shared-ui', 'shell', 'mf-admin', 'mf-builder', 'mf-generator', 'mf-marketing', 'mf-support'])
    expect([part, now.frontEnds[part]!.calls.length, Object.keys(now.frontEnds[part]!.imports).length]).not.toContain(
      0,
    );
  // Slow, because the TypeScript compiler reads all front ends.
}, 300_000);

it('compares the fields of an object with the value type of a record', () => {
  const text: Schema = { type: 'string' };
  const number: Schema = { type: 'number' };
  const record = { type: 'object', additionalProperties: text };
  const object = { type: 'object', properties: { a: text, b: number } };
  const said = [{ path: 'b', problem: 'may be a value of type number' }];
  expect(findMismatches(object, record)).toEqual(said);
  expect(findMismatches(record, { type: 'object', properties: { b: number } })).toEqual([
    { path: 'b', problem: 'may be a value of type string' },
  ]);
  expect(findMismatches({ ...record, properties: { b: number } }, record)).toEqual(said);
  expect(findMismatches(record, record)).toEqual([]);
});

describe('compatibility check', () => {
  const after = (change: (surfaces: Surfaces) => unknown) => {
    const now = structuredClone(released);
    change(now);
    return findIncompatibilities(now, released);
  };
  const expectOnly = (said: string[], sentence: RegExp) => {
    expect(said.length).toBeGreaterThan(0);
    for (const one of said) expect(one).toMatch(sentence);
  };
  const backend = (surfaces: Surfaces, name: string) => surfaces.backend[name]!;
  const call = (surfaces: Surfaces, part: string, method: string, path: string) =>
    surfaces.frontEnds[part]!.calls.find((one) => one.method === method && one.path === path)!;
  const without = (schema: Schema | undefined, name: string) => delete schema!.properties![name];
  const notNeeded = (schema: Schema | undefined, name: string) =>
    (schema!.required = schema!.required!.filter((one) => one !== name));
  const setField = (schema: Schema | undefined, name: string, field: Schema) => (schema!.properties![name] = field);

  const ticket = 'PUT /api/tickets/{}/email';
  const contact = 'POST /api/contact';
  const messages = 'GET /api/contact-messages';
  const letter = 'POST /api/cover-letters/generate';
  const eventsOf = (surfaces: Surfaces) => backend(surfaces, letter).events!.anyOf!;
  const isEvent = ({ properties }: Schema, name: string) => JSON.stringify(properties!.type).includes(`"${name}"`);
  const text: Schema = { type: 'string' };

  it('ignores additions', () => {
    const more = after(({ backend: calls, shell, frontEnds }) => {
      calls['GET /api/new'] = { response: { type: 'object' } };
      setField(calls[contact]!.requestBody, 'phone', text);
      setField(calls[messages]!.query, 'sort', text);
      setField(calls[contact]!.response, 'more', { type: 'string' });
      calls[contact]!.response!.required!.push('more');
      shell.facades['@shortlist/shared-ui/area']!.push('useNew');
      setField(shell.remote, 'more', text);
      frontEnds['mf-new'] = { imports: {}, calls: [{ method: 'GET', path: '/api/config' }] };
    });
    expect(more).toEqual([]);
    const choice = { type: 'string', enum: ['a', 'b'] };
    expect(after((surfaces) => setField(backend(surfaces, contact).requestBody, 'kind', choice))).toEqual([]);
  });

  it.each<[string, (surfaces: Surfaces) => unknown, RegExp]>([
    [
      'a call that is gone',
      (surfaces) => delete surfaces.backend[ticket],
      /^(The released m|M)f-support calls PUT \/api\/tickets\/\{\}\/email, which this backend does not have\. /,
    ],
    [
      'a body field that is now required',
      (surfaces) => {
        setField(backend(surfaces, contact).requestBody, 'phone', text);
        backend(surfaces, contact).requestBody!.required!.push('phone');
      },
      /^This backend refuses what (the released )?mf-support sends by POST \/api\/contact: “phone” is not there\. /,
    ],
    [
      'a choice of a body that is gone',
      (surfaces) =>
        setField(backend(surfaces, 'POST /api/generations/{}/pdf').requestBody, 'document', {
          type: 'string',
          const: 'resume',
        }),
      /^This backend refuses what (the released )?mf-generator sends by .*: “document” may be "coverLetter"\. /,
    ],
    [
      'a field of an answer that is gone',
      (surfaces) => {
        without(backend(surfaces, ticket).response, 'reference');
        notNeeded(backend(surfaces, ticket).response, 'reference');
      },
      /^(The released m|M)f-support cannot read what this backend answers to PUT .*: “reference” is not there\. /,
    ],
    [
      'a field of an answer that may be missing',
      (surfaces) => notNeeded(backend(surfaces, ticket).response, 'reference'),
      /: “reference” may be missing\. /,
    ],
    [
      'a field of an answer that may be null',
      (surfaces) =>
        setField(backend(surfaces, ticket).response, 'reference', normalizeSchema({ ...text, nullable: true }, {})),
      /: “reference” may be null\. /,
    ],
    [
      'a field of an answer of another type',
      (surfaces) => setField(backend(surfaces, ticket).response, 'reference', { type: 'number' }),
      /: “reference” may be a value of type number\. /,
    ],
    [
      'a new choice in a list that is answered',
      (surfaces) => {
        const { items } = backend(surfaces, 'GET /api/payments').response!;
        setField(items, 'status', { type: 'string', enum: ['paid', 'lost'] });
      },
      /^((The released m|M)f-builder|(The released m|M)f-marketing) .* GET \/api\/payments: “\[\]\.status” may be "lost"\. /,
    ],
    [
      'a query parameter that is now required',
      (surfaces) => {
        setField(backend(surfaces, messages).query, 'lang', text);
        backend(surfaces, messages).query!.required = ['lang'];
      },
      /^This backend refuses what (the released )?mf-admin sends by GET \/api\/contact-messages: “\?lang” is not there\. /,
    ],
    [
      'a choice of a query that is gone',
      (surfaces) => setField(backend(surfaces, messages).query, 'status', { type: 'string', enum: ['open', 'closed'] }),
      /: “\?status” may be "answered"\. /,
    ],
    [
      'a query that is gone',
      (surfaces) => without(backend(surfaces, messages).query, 'status'),
      /^This backend does not know the “\?status” that (the released )?mf-admin sends by GET \/api\/contact-messages\. /,
    ],
    [
      'an event that is gone',
      (surfaces) =>
        (backend(surfaces, letter).events = { anyOf: eventsOf(surfaces).filter((one) => !isEvent(one, 'draft')) }),
      /^(The released m|M)f-builder waits for the event “draft” of POST \/api\/cover-letters\/generate, which this backend does not send\. /,
    ],
    [
      'an event that is new',
      (surfaces) => {
        const type = { type: 'string', const: 'progress' };
        eventsOf(surfaces).push({ type: 'object', properties: { type }, required: ['type'] });
      },
      /cannot read what this backend answers to .*\/generate: “progress” is an event that it does not know\. /,
    ],
    [
      'a field of an event that is gone',
      (surfaces) => {
        const draft = eventsOf(surfaces).find((one) => isEvent(one, 'draft'));
        without(draft, 'content');
        notNeeded(draft, 'content');
      },
      /cannot read what this backend answers to .*\/generate: “draft\.content” is not there\. /,
    ],
  ])('reports %s and the affected part', (_, change, sentence) => {
    const said = after(change);
    expectOnly(said, sentence);
    // The released front ends are reported too.
    expect(
      said.some((one) => /released/.test(one) && /Keep it as it was until a release has done without it/.test(one)),
    ).toBe(true);
  });

  it('reports a front-end call that the released backend does not support yet', () => {
    const said = after((surfaces) => {
      surfaces.backend['GET /api/new'] = {};
      surfaces.frontEnds['mf-admin']!.calls.push({ method: 'GET', path: '/api/new' });
    });
    expect(said).toEqual([
      'Mf-admin calls GET /api/new, which the released backend does not have. Release what gives it first, then run “npm run contracts -w tools”; or do without it where it is not there.',
    ]);
    expectOnly(
      after((surfaces) => {
        setField(backend(surfaces, ticket).response, 'at', text);
        backend(surfaces, ticket).response!.required!.push('at');
        const { response } = call(surfaces, 'mf-support', 'PUT', '/api/tickets/{}/email');
        setField(response, 'at', text);
        response!.required!.push('at');
      }),
      /^Mf-support cannot read what the released backend answers to .*: “at” is not there\. Release what gives it first/,
    );
  });

  it.each<[string, (surfaces: Surfaces) => unknown, RegExp]>([
    [
      'a name that a façade has lost',
      ({ shell }) => (shell.facades['@shortlist/shared-ui/area'] = ['useToast']),
      / imports \w+ of @shortlist\/shared-ui\/area, which this shell does not give\. /,
    ],
    [
      'a name that the released shell does not have',
      ({ shell, frontEnds }) => {
        shell.facades['@shortlist/shared-ui/query']!.push('useNew');
        frontEnds['mf-admin']!.imports['@shortlist/shared-ui/query']!.push('useNew');
      },
      /^Mf-admin imports useNew of @shortlist\/shared-ui\/query, which the released shell does not give\. /,
    ],
    [
      'another contract',
      ({ shell }) => (shell.contract = 2),
      /^(This shell speaks contract 2 and refuses released remotes, which speak 1|The released shell speaks contract 1 and refuses remotes of this checkout, which speak 2)\. /,
    ],
    [
      'another React',
      ({ shell }) => (shell.libraries.react = '20'),
      /^(R|Released r)emotes .*are built with react \d+, .* shell gives \d+\. /,
    ],
    [
      'a field that every remote must now expose',
      ({ shell }) => {
        setField(shell.remote, 'icon', text);
        shell.remote.required!.push('icon');
      },
      /^This shell cannot use what released remotes expose: “icon” is not there\. /,
    ],
  ])('reports %s and the affected part', (_, change, sentence) => expectOnly(after(change), sentence));
});
