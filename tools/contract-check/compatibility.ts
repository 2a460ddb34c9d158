import type { BackendSurface } from './backend-surface';
import type { ApiCall, FrontEndUsage } from './front-end-usage';
import { expandAlternatives, findMismatches, type Mismatch, type Schema } from './schema';
import type { ShellSurface } from './shell-surface';

/**
 * The interfaces that the backend, the shell, and the front ends expose to each other, in this checkout or in the
 * released versions.
 */
export interface Surfaces {
  backend: BackendSurface;
  shell: ShellSurface;
  frontEnds: Record<string, FrontEndUsage>;
}

/** A consumer and a provider to compare, their labels in messages, and advice on how to fix an incompatibility. */
interface Comparison {
  consumer: Surfaces;
  provider: Surfaces;
  consumerLabel: string;
  providerLabel: string;
  advice: string;
}

const releaseHint = 'then run “npm run contracts -w tools”';

/**
 * Returns incompatibilities. Parts are released independently, so each is also compared with the released versions of
 * the others. A message names the mismatch, the affected part, and the fix.
 */
export function findIncompatibilities(now: Surfaces, released: Surfaces): string[] {
  const meetings: Comparison[] = [
    { consumer: now, provider: now, consumerLabel: '', providerLabel: 'this', advice: 'Change one of the two.' },
    {
      consumer: now,
      provider: released,
      consumerLabel: '',
      providerLabel: 'the released',
      advice: `Release what gives it first, ${releaseHint}; or do without it where it is not there.`,
    },
    {
      consumer: released,
      provider: now,
      consumerLabel: 'the released ',
      providerLabel: 'this',
      advice: `Keep it as it was until a release has done without it, ${releaseHint}.`,
    },
  ];
  return [...new Set(meetings.flatMap((meeting) => [...compareWithBackend(meeting), ...compareWithShell(meeting)]))];
}

/** The shell bundles its own copy of the shared modules, so its imports always match. */
const listParts = ({ frontEnds }: Surfaces) => Object.entries(frontEnds);
const describePart = (asking: string, part: string) =>
  `${asking}${part === 'shared-ui' ? 'shared-ui (in every front end)' : part}`;
const describeMismatch = ({ path, problem }: Mismatch) => `${path ? `“${path}”` : 'it'} ${problem}`;
const capitalize = (text: string) => text[0]!.toUpperCase() + text.slice(1);

function compareWithBackend({ consumer, provider, consumerLabel, providerLabel, advice }: Comparison): string[] {
  return listParts(consumer).flatMap(([part, { calls }]) =>
    calls.flatMap((call) =>
      findCallProblems(call, provider.backend, describePart(consumerLabel, part), `${providerLabel} backend`).map(
        (fault) => `${capitalize(fault)}. ${advice}`,
      ),
    ),
  );
}

function findCallProblems(
  { method, path, query, requestBody, response, events }: ApiCall,
  backend: BackendSurface,
  asking: string,
  giving: string,
): string[] {
  const name = `${method} ${path}`;
  const call = backend[name] ?? backend[Object.keys(backend).find((key) => matchesCall(key, name)) ?? ''];
  if (!call) return [`${asking} calls ${name}, which ${giving} does not have`];
  const nothing: Schema = { type: 'object' };
  const refused = [
    ...findMismatches(query ?? nothing, call.query ?? nothing).map(({ path, problem }) => ({
      path: `?${path}`,
      problem,
    })),
    ...(call.requestBody ? findMismatches(requestBody ?? nothing, call.requestBody) : []),
  ];
  const unread = response && call.response ? findMismatches(call.response, response) : [];
  const ignored = listFieldNames(query).filter((field) => !listFieldNames(call.query).includes(field));
  const [read, sent] = [groupEventsByType(events), groupEventsByType(events && call.events)];
  const unsent = [...read.keys()].filter((event) => !sent.has(event));
  const unreadEvents = [...sent].flatMap(([event, schema]) => {
    const wanted = read.get(event);
    return wanted
      ? findMismatches(schema, wanted, event)
      : [{ path: event, problem: 'is an event that it does not know' }];
  });
  return [
    ...ignored.map((field) => `${giving} does not know the “?${field}” that ${asking} sends by ${name}`),
    ...unsent.map((event) => `${asking} waits for the event “${event}” of ${name}, which ${giving} does not send`),
    ...refused.map((fault) => `${giving} refuses what ${asking} sends by ${name}: ${describeMismatch(fault)}`),
    ...[...unread, ...unreadEvents].map(
      (fault) => `${asking} cannot read what ${giving} answers to ${name}: ${describeMismatch(fault)}`,
    ),
  ];
}

const listFieldNames = (schema: Schema | undefined) => Object.keys(schema?.properties ?? {});

const groupEventsByType = (schema: Schema = {}) =>
  new Map(
    expandAlternatives(schema).flatMap((kind) =>
      expandAlternatives(kind.properties?.type ?? {}).map((type) => [String(type.const), kind]),
    ),
  );

/** Matches a path against a described endpoint, in which `{}` stands for one path segment. */
function matchesCall(described: string, name: string): boolean {
  const pattern = described.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replaceAll('{}', '[^/]+');
  return new RegExp(`^${pattern}$`).test(name);
}

function compareWithShell({ consumer, provider, consumerLabel, providerLabel, advice }: Comparison): string[] {
  const shell = `${providerLabel} shell`;
  const names = listParts(consumer).flatMap(([part, { imports }]) =>
    Object.entries(imports).flatMap(([module, wanted]) =>
      wanted
        .filter((name) => !provider.shell.facades[module]?.includes(name))
        .map(
          (name) => `${describePart(consumerLabel, part)} imports ${name} of ${module}, which ${shell} does not give`,
        ),
    ),
  );
  const remotes = consumerLabel ? 'released remotes' : 'remotes of this checkout';
  const versions = Object.entries(consumer.shell.libraries)
    .filter(([library, major]) => provider.shell.libraries[library] !== major)
    .map(
      ([library, major]) =>
        `${remotes} are built with ${library} ${major}, ${shell} gives ${provider.shell.libraries[library]}`,
    );
  const contract =
    consumer.shell.contract === provider.shell.contract
      ? findMismatches(consumer.shell.remote, provider.shell.remote).map(
          (fault) => `${shell} cannot use what ${remotes} expose: ${describeMismatch(fault)}`,
        )
      : [
          `${shell} speaks contract ${provider.shell.contract} and refuses ${remotes}, which speak ${consumer.shell.contract}`,
        ];
  return [...names, ...versions, ...contract].map((fault) => `${capitalize(fault)}. ${advice}`);
}
