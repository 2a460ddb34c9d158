import type { BackendSurface } from './backend-surface';
import type { ApiCall, FrontEndUsage } from './front-end-usage';
import { expandAlternatives, findMismatches, type Mismatch, type Schema } from './schema';
import type { ShellSurface } from './shell-surface';

/** The interfaces between the backend, the shell and the front ends, either in this checkout or as last released. */
export interface Surfaces {
  backend: BackendSurface;
  shell: ShellSurface;
  frontEnds: Record<string, FrontEndUsage>;
}

interface Comparison {
  consumer: Surfaces;
  provider: Surfaces;
  consumerLabel: string;
  providerLabel: string;
  advice: string;
}

const releaseHint = 'then run “npm run contracts -w release”';

/**
 * Returns a message per incompatibility. Parts are released independently, so each part is also compared with the
 * released versions of the others.
 */
export function findIncompatibilities(current: Surfaces, released: Surfaces): string[] {
  const comparisons: Comparison[] = [
    {
      consumer: current,
      provider: current,
      consumerLabel: '',
      providerLabel: 'this',
      advice: 'Change one of them.',
    },
    {
      consumer: current,
      provider: released,
      consumerLabel: '',
      providerLabel: 'the released',
      advice: `Release the provider first, ${releaseHint}; or handle its absence.`,
    },
    {
      consumer: released,
      provider: current,
      consumerLabel: 'the released ',
      providerLabel: 'this',
      advice: `Keep it as it is, or first release parts that accept the change, ${releaseHint}.`,
    },
  ];
  return [
    ...new Set(
      comparisons.flatMap((comparison) => [...compareWithBackend(comparison), ...compareWithShell(comparison)]),
    ),
  ];
}

const listParts = ({ frontEnds }: Surfaces) => Object.entries(frontEnds);
const describePart = (label: string, part: string) =>
  `${label}${part === 'shared-ui' ? 'shared-ui (in every front end)' : part}`;
const describeMismatch = ({ path, problem }: Mismatch) => `${path ? `“${path}”` : 'it'} ${problem}`;
const capitalize = (text: string) => text[0]!.toUpperCase() + text.slice(1);

function compareWithBackend({ consumer, provider, consumerLabel, providerLabel, advice }: Comparison): string[] {
  return listParts(consumer).flatMap(([part, { calls }]) =>
    calls.flatMap((call) =>
      findCallProblems(call, provider.backend, describePart(consumerLabel, part), `${providerLabel} backend`).map(
        (problem) => `${capitalize(problem)}. ${advice}`,
      ),
    ),
  );
}

function findCallProblems(
  { method, path, query, requestBody, response, events }: ApiCall,
  backend: BackendSurface,
  consumerName: string,
  providerName: string,
): string[] {
  const name = `${method} ${path}`;
  const endpoint = backend[name] ?? backend[Object.keys(backend).find((key) => matchesCall(key, name)) ?? ''];
  if (!endpoint) return [`${consumerName} calls ${name}, which ${providerName} does not provide`];
  const emptySchema: Schema = { type: 'object' };
  const requestMismatches = [
    ...findMismatches(query ?? emptySchema, endpoint.query ?? emptySchema).map(({ path, problem }) => ({
      path: `?${path}`,
      problem,
    })),
    ...(endpoint.requestBody ? findMismatches(requestBody ?? emptySchema, endpoint.requestBody) : []),
  ];
  const responseMismatches = response && endpoint.response ? findMismatches(endpoint.response, response) : [];
  const ignoredFields = listFieldNames(query).filter((field) => !listFieldNames(endpoint.query).includes(field));
  const [expectedEvents, sentEvents] = [groupEventsByType(events), groupEventsByType(events && endpoint.events)];
  const missingEvents = [...expectedEvents.keys()].filter((event) => !sentEvents.has(event));
  const eventMismatches = [...sentEvents].flatMap(([event, schema]) => {
    const expectedSchema = expectedEvents.get(event);
    return expectedSchema
      ? findMismatches(schema, expectedSchema, event)
      : [{ path: event, problem: 'is an event that the consumer does not handle' }];
  });
  return [
    ...ignoredFields.map((field) => `${providerName} ignores “?${field}”, which ${consumerName} sends with ${name}`),
    ...missingEvents.map(
      (event) => `${consumerName} expects the event “${event}” of ${name}, which ${providerName} does not send`,
    ),
    ...requestMismatches.map(
      (mismatch) => `${providerName} rejects the request of ${consumerName} to ${name}: ${describeMismatch(mismatch)}`,
    ),
    ...[...responseMismatches, ...eventMismatches].map(
      (mismatch) =>
        `${consumerName} cannot read the response of ${providerName} to ${name}: ${describeMismatch(mismatch)}`,
    ),
  ];
}

const listFieldNames = (schema: Schema | undefined) => Object.keys(schema?.properties ?? {});

const groupEventsByType = (schema: Schema = {}) =>
  new Map(
    expandAlternatives(schema).flatMap((event) =>
      expandAlternatives(event.properties?.type ?? {}).map((type) => [String(type.const), event]),
    ),
  );

/** Returns whether a call matches an endpoint, in which `{}` stands for one path segment. */
function matchesCall(endpoint: string, name: string): boolean {
  const pattern = endpoint.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replaceAll('{}', '[^/]+');
  return new RegExp(`^${pattern}$`).test(name);
}

function compareWithShell({ consumer, provider, consumerLabel, providerLabel, advice }: Comparison): string[] {
  const shell = `${providerLabel} shell`;
  const importProblems = listParts(consumer).flatMap(([part, { imports }]) =>
    Object.entries(imports).flatMap(([module, importedNames]) =>
      importedNames
        .filter((name) => !provider.shell.facades[module]?.includes(name))
        .map(
          (name) =>
            `${describePart(consumerLabel, part)} imports ${name} from ${module}, which ${shell} does not export`,
        ),
    ),
  );
  const remotes = consumerLabel ? 'released remotes' : 'remotes of this checkout';
  const versionProblems = Object.entries(consumer.shell.libraries)
    .filter(([library, major]) => provider.shell.libraries[library] !== major)
    .map(
      ([library, major]) =>
        `${remotes} are built with ${library} ${major}, but ${shell} provides ${provider.shell.libraries[library]}`,
    );
  const contractProblems =
    consumer.shell.contract === provider.shell.contract
      ? findMismatches(consumer.shell.remote, provider.shell.remote).map(
          (mismatch) => `${shell} cannot use the exports of ${remotes}: ${describeMismatch(mismatch)}`,
        )
      : [
          `${shell} has contract ${provider.shell.contract} and rejects ${remotes}, which have contract ${consumer.shell.contract}`,
        ];
  return [...importProblems, ...versionProblems, ...contractProblems].map(
    (problem) => `${capitalize(problem)}. ${advice}`,
  );
}
