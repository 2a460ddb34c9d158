import { remotes } from '@shortlist/scripts/remotes';
import { findIncompatibilities, type Surfaces } from './compatibility';
import { readReleasedSurfaces, readCurrentSurfaces } from './released-surfaces';
import { findMismatches, normalizeSchema, type Schema } from './schema';

const released = readReleasedSurfaces();

it('finds no incompatibility in this checkout', async () => {
  const current = await readCurrentSurfaces();
  expect(findIncompatibilities(current, released)).toEqual([]);
  // A part whose calls were not read would be compatible with everything.
  const containsFields = (fields: object): unknown => expect.objectContaining(fields);
  const { calls } = current.frontEnds['mf-builder']!;
  expect(calls).toContainEqual(
    containsFields({
      method: 'GET',
      path: '/api/resumes',
      query: containsFields({ required: ['bin'] }),
      response: containsFields({ type: 'array' }),
    }),
  );
  expect(calls).toContainEqual(
    containsFields({
      method: 'POST',
      path: '/api/cover-letters/generate',
      requestBody: containsFields({ type: 'object' }),
      events: containsFields({}),
    }),
  );
  for (const part of ['shared-ui', 'shell', ...remotes])
    expect([
      part,
      current.frontEnds[part]!.calls.length,
      Object.keys(current.frontEnds[part]!.imports).length,
    ]).not.toContain(0);
  // The TypeScript compiler reads all front ends.
}, 300_000);

it('compares the fields of an object with the value type of a record', () => {
  const text: Schema = { type: 'string' };
  const number: Schema = { type: 'number' };
  const record = { type: 'object', additionalProperties: text };
  const object = { type: 'object', properties: { a: text, b: number } };
  const mismatches = [{ path: 'b', problem: 'may be a value of type number' }];
  expect(findMismatches(object, record)).toEqual(mismatches);
  expect(findMismatches(record, { type: 'object', properties: { b: number } })).toEqual([
    { path: 'b', problem: 'may be a value of type string' },
  ]);
  expect(findMismatches({ ...record, properties: { b: number } }, record)).toEqual(mismatches);
  expect(findMismatches(record, record)).toEqual([]);
});

describe('compatibility check', () => {
  const checkAfter = (change: (surfaces: Surfaces) => unknown) => {
    const changed = structuredClone(released);
    change(changed);
    return findIncompatibilities(changed, released);
  };
  const expectEveryMessage = (messages: string[], pattern: RegExp) => {
    expect(messages.length).toBeGreaterThan(0);
    for (const message of messages) expect(message).toMatch(pattern);
  };
  const getEndpoint = (surfaces: Surfaces, name: string) => surfaces.backend[name]!;
  const findCall = (surfaces: Surfaces, part: string, method: string, path: string) =>
    surfaces.frontEnds[part]!.calls.find((apiCall) => apiCall.method === method && apiCall.path === path)!;
  const removeField = (schema: Schema | undefined, name: string) => delete schema!.properties![name];
  const makeOptional = (schema: Schema | undefined, name: string) =>
    (schema!.required = schema!.required!.filter((field) => field !== name));
  const setField = (schema: Schema | undefined, name: string, field: Schema) => (schema!.properties![name] = field);

  const ticket = 'PUT /api/tickets/{}/email';
  const contact = 'POST /api/contact';
  const messages = 'GET /api/contact-messages';
  const letter = 'POST /api/cover-letters/generate';
  const getLetterEvents = (surfaces: Surfaces) => getEndpoint(surfaces, letter).events!.anyOf!;
  const isEvent = ({ properties }: Schema, name: string) => JSON.stringify(properties!.type).includes(`"${name}"`);
  const text: Schema = { type: 'string' };

  it('ignores additions', () => {
    const problems = checkAfter(({ backend: endpoints, shell, frontEnds }) => {
      endpoints['GET /api/new'] = { response: { type: 'object' } };
      setField(endpoints[contact]!.requestBody, 'phone', text);
      setField(endpoints[messages]!.query, 'sort', text);
      setField(endpoints[contact]!.response, 'more', { type: 'string' });
      endpoints[contact]!.response!.required!.push('more');
      shell.facades['@shortlist/shared-ui/area']!.push('useNew');
      setField(shell.remote, 'more', text);
      frontEnds['mf-new'] = { imports: {}, calls: [{ method: 'GET', path: '/api/config' }] };
    });
    expect(problems).toEqual([]);
    const choiceSchema = { type: 'string', enum: ['a', 'b'] };
    expect(
      checkAfter((surfaces) => setField(getEndpoint(surfaces, contact).requestBody, 'kind', choiceSchema)),
    ).toEqual([]);
  });

  it.each<[string, (surfaces: Surfaces) => unknown, RegExp]>([
    [
      'a removed endpoint',
      (surfaces) => delete surfaces.backend[ticket],
      /^(The released m|M)f-support calls PUT \/api\/tickets\/\{\}\/email, which this backend does not provide\. /,
    ],
    [
      'a body field that is now required',
      (surfaces) => {
        setField(getEndpoint(surfaces, contact).requestBody, 'phone', text);
        getEndpoint(surfaces, contact).requestBody!.required!.push('phone');
      },
      /^This backend rejects the request of (the released )?mf-support to POST \/api\/contact: “phone” is missing\. /,
    ],
    [
      'a removed enum value of a body',
      (surfaces) =>
        setField(getEndpoint(surfaces, 'POST /api/generations/{}/pdf').requestBody, 'document', {
          type: 'string',
          const: 'resume',
        }),
      /^This backend rejects the request of (the released )?mf-generator to .*: “document” may be "coverLetter"\. /,
    ],
    [
      'a removed response field',
      (surfaces) => {
        removeField(getEndpoint(surfaces, ticket).response, 'reference');
        makeOptional(getEndpoint(surfaces, ticket).response, 'reference');
      },
      /^(The released m|M)f-support cannot read the response of this backend to PUT .*: “reference” is missing\. /,
    ],
    [
      'a response field that may be missing',
      (surfaces) => makeOptional(getEndpoint(surfaces, ticket).response, 'reference'),
      /: “reference” may be missing\. /,
    ],
    [
      'a response field that may be null',
      (surfaces) =>
        setField(getEndpoint(surfaces, ticket).response, 'reference', normalizeSchema({ ...text, nullable: true }, {})),
      /: “reference” may be null\. /,
    ],
    [
      'a response field of another type',
      (surfaces) => setField(getEndpoint(surfaces, ticket).response, 'reference', { type: 'number' }),
      /: “reference” may be a value of type number\. /,
    ],
    [
      'a new enum value in a response list',
      (surfaces) => {
        const { items } = getEndpoint(surfaces, 'GET /api/payments').response!;
        setField(items, 'status', { type: 'string', enum: ['paid', 'lost'] });
      },
      /^((The released m|M)f-builder|(The released m|M)f-marketing) .* GET \/api\/payments: “\[\]\.status” may be "lost"\. /,
    ],
    [
      'a query parameter that is now required',
      (surfaces) => {
        setField(getEndpoint(surfaces, messages).query, 'lang', text);
        getEndpoint(surfaces, messages).query!.required = ['lang'];
      },
      /^This backend rejects the request of (the released )?mf-admin to GET \/api\/contact-messages: “\?lang” is missing\. /,
    ],
    [
      'a removed enum value of a query parameter',
      (surfaces) =>
        setField(getEndpoint(surfaces, messages).query, 'status', { type: 'string', enum: ['open', 'closed'] }),
      /: “\?status” may be "answered"\. /,
    ],
    [
      'a removed query parameter',
      (surfaces) => removeField(getEndpoint(surfaces, messages).query, 'status'),
      /^This backend ignores “\?status”, which (the released )?mf-admin sends with GET \/api\/contact-messages\. /,
    ],
    [
      'a removed event',
      (surfaces) =>
        (getEndpoint(surfaces, letter).events = {
          anyOf: getLetterEvents(surfaces).filter((event) => !isEvent(event, 'draft')),
        }),
      /^(The released m|M)f-builder expects the event “draft” of POST \/api\/cover-letters\/generate, which this backend does not send\. /,
    ],
    [
      'a new event',
      (surfaces) => {
        const type = { type: 'string', const: 'progress' };
        getLetterEvents(surfaces).push({ type: 'object', properties: { type }, required: ['type'] });
      },
      /cannot read the response of this backend to .*\/generate: “progress” is an event that the consumer does not handle\. /,
    ],
    [
      'a removed field of an event',
      (surfaces) => {
        const draft = getLetterEvents(surfaces).find((event) => isEvent(event, 'draft'));
        removeField(draft, 'content');
        makeOptional(draft, 'content');
      },
      /cannot read the response of this backend to .*\/generate: “draft\.content” is missing\. /,
    ],
  ])('reports %s and the affected part', (_, change, pattern) => {
    const problems = checkAfter(change);
    expectEveryMessage(problems, pattern);
    expect(
      problems.some(
        (message) => /released/.test(message) && /first release parts that accept the change/.test(message),
      ),
    ).toBe(true);
  });

  it('reports a front-end call that the released backend does not support yet', () => {
    const problems = checkAfter((surfaces) => {
      surfaces.backend['GET /api/new'] = {};
      surfaces.frontEnds['mf-admin']!.calls.push({ method: 'GET', path: '/api/new' });
    });
    expect(problems).toEqual([
      'Mf-admin calls GET /api/new, which the released backend does not provide. Release the provider first, then run “npm run contracts -w release”; or handle its absence.',
    ]);
    expectEveryMessage(
      checkAfter((surfaces) => {
        setField(getEndpoint(surfaces, ticket).response, 'at', text);
        getEndpoint(surfaces, ticket).response!.required!.push('at');
        const { response } = findCall(surfaces, 'mf-support', 'PUT', '/api/tickets/{}/email');
        setField(response, 'at', text);
        response!.required!.push('at');
      }),
      /^Mf-support cannot read the response of the released backend to .*: “at” is missing\. Release the provider first/,
    );
  });

  it.each<[string, (surfaces: Surfaces) => unknown, RegExp]>([
    [
      'a removed export of a façade',
      ({ shell }) => (shell.facades['@shortlist/shared-ui/area'] = ['useToast']),
      / imports \w+ from @shortlist\/shared-ui\/area, which this shell does not export\. /,
    ],
    [
      'an export that the released shell does not have',
      ({ shell, frontEnds }) => {
        shell.facades['@shortlist/shared-ui/query']!.push('useNew');
        frontEnds['mf-admin']!.imports['@shortlist/shared-ui/query']!.push('useNew');
      },
      /^Mf-admin imports useNew from @shortlist\/shared-ui\/query, which the released shell does not export\. /,
    ],
    [
      'another contract',
      ({ shell }) => (shell.contract = 2),
      /^(This shell has contract 2 and rejects released remotes, which have contract 1|The released shell has contract 1 and rejects remotes of this checkout, which have contract 2)\. /,
    ],
    [
      'another React',
      ({ shell }) => (shell.libraries.react = '20'),
      /^(R|Released r)emotes .*are built with react \d+, .* shell provides \d+\. /,
    ],
    [
      'a field that every remote must now expose',
      ({ shell }) => {
        setField(shell.remote, 'icon', text);
        shell.remote.required!.push('icon');
      },
      /^This shell cannot use the exports of released remotes: “icon” is missing\. /,
    ],
  ])('reports %s and the affected part', (_, change, pattern) => expectEveryMessage(checkAfter(change), pattern));
});
