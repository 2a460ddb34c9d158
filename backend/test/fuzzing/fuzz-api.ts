import fc from 'fast-check';
import { createBodyArbitrary, naughtyStrings, edgeCaseBodies, type JsonSchema } from './body-arbitraries';
import { GuestClient } from '../harness/guest-client';

interface Operation {
  requestBody?: { content: { 'application/json': { schema: JsonSchema } } };
}
interface OpenApiDescription {
  paths: Record<string, Record<string, Operation>>;
  components?: { schemas?: Record<string, JsonSchema> };
}

export interface FuzzReport {
  statuses: Record<number, number>;
  failures: string[];
}

const validResume = {
  personalInfo: { firstName: 'A', lastName: 'B', email: 'a@example.com', phone: '1', location: 'C' },
  templateId: 'minimal-clean',
};
const oddPathSegments = [
  '%00',
  '%ff',
  '%zz',
  '..%2f..',
  '%20',
  '%F0%9F%A9%BA',
  '__proto__',
  'x'.repeat(2_000),
  "'%20OR%201=1",
];
const oddQueries = [
  '',
  '?draft=maybe',
  '?draft=true',
  '?bin[]=1',
  '?after=%00',
  '?after[]=1',
  '?bin=true&bin=x',
  '?forever=%00',
  '?document[__proto__]=x',
  '?inline',
];

/**
 * Sends `count` bodies, generated from the server's API description, to the routes that accept a body, and all
 * `edgeCaseBodies` to every route that changes data. Any 5xx status is a failure.
 */
export async function fuzzApi(url: string, count: number, seed: number): Promise<FuzzReport> {
  const { paths, components } = (await (await fetch(`${url}/api/docs-json`)).json()) as OpenApiDescription;
  const namedSchemas = components?.schemas ?? {};
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { requestBody }]) => ({
      path,
      method: method.toUpperCase(),
      schema: requestBody?.content['application/json'].schema,
    })),
  );
  const resources = await createOwnResources(url);
  const report: FuzzReport = { statuses: {}, failures: [] };
  const sendCall = async (method: string, path: string, text: string | undefined, headers: Record<string, string>) => {
    const session: Record<string, string> =
      path.startsWith('/api/auth/') || path === '/api/me' ? {} : { Cookie: resources.cookie };
    const describeCall = () => `${method} ${path} ${JSON.stringify(headers)} ${text?.slice(0, 2_000)}`;
    try {
      const response = await fetch(url + path, {
        method,
        headers: { 'Content-Type': 'application/json', ...session, ...headers },
        ...(method !== 'GET' && { body: text ?? '{}' }),
      });
      const responseText = await response.text();
      report.statuses[response.status] = (report.statuses[response.status] ?? 0) + 1;
      if (response.status >= 500)
        report.failures.push(`${response.status} ${describeCall()} -> ${responseText.slice(0, 300)}`);
    } catch (error) {
      report.failures.push(`${String(error)} ${describeCall()}`);
    }
  };

  for (const { path, method } of calls.filter((call) => call.method !== 'GET')) {
    for (const buildBody of Object.values(edgeCaseBodies))
      await sendCall(method, resources.fillPath(path), buildBody(), {});
  }

  const headers = fc.record(
    {
      'If-Match': fc.constantFrom('"1"', '*', '-1', 'W/"x"', '9'.repeat(400)),
      'Idempotency-Key': fc.constantFrom('', 'a', "' OR 1=1", 'k'.repeat(5_000)),
      'Accept-Language': fc.constantFrom('', '*', 'xx-'.repeat(500), 'de;q=NaN', 'ja'),
    },
    { requiredKeys: [] },
  );
  const noHeaders = fc.constantFrom<Record<string, string>>({});
  const callArbitraries = calls.map(({ path, method, schema }) =>
    fc.record({
      method: fc.constant(method),
      path: fc.oneof(
        { weight: 9, arbitrary: fc.constant(resources.fillPath(path)) },
        { weight: 1, arbitrary: fc.constantFrom(...oddPathSegments).map((name) => path.replace(/\{\w+\}/g, name)) },
      ),
      query: method === 'GET' || method === 'DELETE' ? fc.constantFrom(...oddQueries) : fc.constant(''),
      text: schema ? createBodyArbitrary(schema, namedSchemas) : fc.constantFrom('{}', ...naughtyStrings),
      headers: fc.oneof({ weight: 4, arbitrary: noHeaders }, { weight: 1, arbitrary: headers }),
    }),
  );
  // Routes without a body get only a tenth of the calls, because they parse little input.
  const callsWithBody = fc.oneof(...callArbitraries.filter((_, index) => calls[index]!.schema));
  const callsWithoutBody = fc.oneof(
    ...callArbitraries.filter(
      (_, index) => !calls[index]!.schema && calls[index]!.path !== '/api/me/sessions/revoke-others',
    ),
  );
  const anyCall = fc.oneof({ weight: 9, arbitrary: callsWithBody }, { weight: 1, arbitrary: callsWithoutBody });
  // Generates the calls in batches, so that not all bodies are in memory at the same time.
  for (let sentCount = 0, batch = 0; sentCount < count; sentCount += 500, batch += 1) {
    for (const { method, path, query, text, headers: extraHeaders } of fc.sample(anyCall, {
      numRuns: Math.min(500, count - sentCount),
      seed: seed + batch,
    })) {
      await sendCall(method, path + query, text, extraHeaders);
    }
  }
  return report;
}

async function createOwnResources(url: string) {
  const client = new GuestClient(url);
  const createResource = (path: string, body: object) => client.create({ path, body });
  const resumeId = await createResource('/api/resumes', validResume);
  const variantId = await createResource(`/api/resumes/${resumeId}/copy`, { linked: true });
  const versionId = await createResource(`/api/resumes/${resumeId}/versions`, {});
  const coverLetterId = await createResource('/api/cover-letters', {
    jobTitle: 'A',
    companyName: 'B',
    content: 'C',
    resumeId,
  });
  const generationId = await createResource('/api/autonomous-generate', { jobTitle: 'Nurse', industry: 'Healthcare' });
  const fillPath = (path: string) =>
    path
      .replace(
        '{id}',
        path.includes('base-changes')
          ? variantId
          : path.includes('letters')
            ? coverLetterId
            : path.includes('generations')
              ? generationId
              : resumeId,
      )
      .replace('{versionId}', versionId)
      .replace('{token}', 'x')
      .replace('{name}', 'y');
  return { cookie: client.cookie, fillPath };
}
