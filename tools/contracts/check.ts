import type { BackendFace } from './backend';
import type { Call, FrontEnd } from './front-ends';
import { kindsOf, mismatches, type Mismatch, type Schema } from './schema';
import type { ShellFace } from './shell';

/**
 * The interfaces that the backend, the shell, and the front ends expose to each other, in this checkout or in the
 * released versions.
 */
export interface Faces {
  backend: BackendFace;
  shell: ShellFace;
  frontEnds: Record<string, FrontEnd>;
}

/** A consumer and a provider to compare, their labels in messages, and advice on how to fix an incompatibility. */
interface Meeting {
  asks: Faces;
  gives: Faces;
  asking: string;
  giving: string;
  advice: string;
}

const next = 'then run “npm run contracts -w tools”';

/**
 * Returns incompatibilities. Parts are released independently, so each is also compared with the released versions of
 * the others. A message names the mismatch, the affected part, and the fix.
 */
export function check(now: Faces, released: Faces): string[] {
  const meetings: Meeting[] = [
    { asks: now, gives: now, asking: '', giving: 'this', advice: 'Change one of the two.' },
    {
      asks: now,
      gives: released,
      asking: '',
      giving: 'the released',
      advice: `Release what gives it first, ${next}; or do without it where it is not there.`,
    },
    {
      asks: released,
      gives: now,
      asking: 'the released ',
      giving: 'this',
      advice: `Keep it as it was until a release has done without it, ${next}.`,
    },
  ];
  return [...new Set(meetings.flatMap((meeting) => [...ofBackend(meeting), ...ofShell(meeting)]))];
}

/** The shell bundles its own copy of the shared modules, so its imports always match. */
const partsOf = ({ frontEnds }: Faces) => Object.entries(frontEnds);
const who = (asking: string, part: string) =>
  `${asking}${part === 'shared-ui' ? 'shared-ui (in every front end)' : part}`;
const saying = ({ at, what }: Mismatch) => `${at ? `“${at}”` : 'it'} ${what}`;
const sentence = (text: string) => text[0]!.toUpperCase() + text.slice(1);

function ofBackend({ asks, gives, asking, giving, advice }: Meeting): string[] {
  return partsOf(asks).flatMap(([part, { calls }]) =>
    calls.flatMap((call) =>
      faultsOf(call, gives.backend, who(asking, part), `${giving} backend`).map(
        (fault) => `${sentence(fault)}. ${advice}`,
      ),
    ),
  );
}

function faultsOf(
  { method, path, query, sends, reads, events }: Call,
  backend: BackendFace,
  asking: string,
  giving: string,
): string[] {
  const name = `${method} ${path}`;
  const call = backend[name] ?? backend[Object.keys(backend).find((key) => isCall(key, name)) ?? ''];
  if (!call) return [`${asking} calls ${name}, which ${giving} does not have`];
  const nothing: Schema = { type: 'object' };
  const refused = [
    ...mismatches(query ?? nothing, call.query ?? nothing).map(({ at, what }) => ({ at: `?${at}`, what })),
    ...(call.takes ? mismatches(sends ?? nothing, call.takes) : []),
  ];
  const unread = reads && call.answers ? mismatches(call.answers, reads) : [];
  const ignored = namesIn(query).filter((field) => !namesIn(call.query).includes(field));
  const [read, sent] = [eventsIn(events), eventsIn(events && call.events)];
  const unsent = [...read.keys()].filter((event) => !sent.has(event));
  const unreadEvents = [...sent].flatMap(([event, schema]) => {
    const wanted = read.get(event);
    return wanted ? mismatches(schema, wanted, event) : [{ at: event, what: 'is an event that it does not know' }];
  });
  return [
    ...ignored.map((field) => `${giving} does not know the “?${field}” that ${asking} sends by ${name}`),
    ...unsent.map((event) => `${asking} waits for the event “${event}” of ${name}, which ${giving} does not send`),
    ...refused.map((fault) => `${giving} refuses what ${asking} sends by ${name}: ${saying(fault)}`),
    ...[...unread, ...unreadEvents].map(
      (fault) => `${asking} cannot read what ${giving} answers to ${name}: ${saying(fault)}`,
    ),
  ];
}

const namesIn = (schema: Schema | undefined) => Object.keys(schema?.properties ?? {});

const eventsIn = (schema: Schema = {}) =>
  new Map(
    kindsOf(schema).flatMap((kind) => kindsOf(kind.properties?.type ?? {}).map((type) => [String(type.const), kind])),
  );

/** Matches a path against a described endpoint, in which `{}` stands for one path segment. */
function isCall(described: string, name: string): boolean {
  const pattern = described.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replaceAll('{}', '[^/]+');
  return new RegExp(`^${pattern}$`).test(name);
}

function ofShell({ asks, gives, asking, giving, advice }: Meeting): string[] {
  const shell = `${giving} shell`;
  const names = partsOf(asks).flatMap(([part, { imports }]) =>
    Object.entries(imports).flatMap(([module, wanted]) =>
      wanted
        .filter((name) => !gives.shell.facades[module]?.includes(name))
        .map((name) => `${who(asking, part)} imports ${name} of ${module}, which ${shell} does not give`),
    ),
  );
  const remotes = asking ? 'released remotes' : 'remotes of this checkout';
  const versions = Object.entries(asks.shell.libraries)
    .filter(([library, major]) => gives.shell.libraries[library] !== major)
    .map(
      ([library, major]) =>
        `${remotes} are built with ${library} ${major}, ${shell} gives ${gives.shell.libraries[library]}`,
    );
  const contract =
    asks.shell.contract === gives.shell.contract
      ? mismatches(asks.shell.remote, gives.shell.remote).map(
          (fault) => `${shell} cannot use what ${remotes} expose: ${saying(fault)}`,
        )
      : [`${shell} speaks contract ${gives.shell.contract} and refuses ${remotes}, which speak ${asks.shell.contract}`];
  return [...names, ...versions, ...contract].map((fault) => `${sentence(fault)}. ${advice}`);
}
