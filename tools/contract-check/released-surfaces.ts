import { readFileSync, writeFileSync } from 'node:fs';
import { readBackendSurface } from './backend-surface';
import type { Surfaces } from './compatibility';
import { readFrontEndUsage, createFrontEndProgram } from './front-end-usage';
import { normalizeSchema, type Schema } from './schema';
import { readShellSurface } from './shell-surface';

const file = new URL('released.json', import.meta.url);
/** Schemas that occur several times are stored once if their JSON has at least this many characters. */
const minSharedLength = 120;

export async function readCurrentSurfaces(): Promise<Surfaces> {
  const program = createFrontEndProgram();
  return {
    backend: await readBackendSurface(),
    shell: readShellSurface(program),
    frontEnds: readFrontEndUsage(program),
  };
}

function mapSchemas({ backend, shell, frontEnds }: Surfaces, change: (schema: Schema) => Schema): Surfaces {
  const maybe = (schema: Schema | undefined) => schema && change(schema);
  const each = <From, To>(entries: Record<string, From>, to: (from: From) => To) =>
    Object.fromEntries(Object.entries(entries).map(([name, entry]) => [name, to(entry)]));
  return {
    backend: each(backend, (call) => each(call, maybe)),
    shell: { ...shell, remote: change(shell.remote) },
    frontEnds: each(frontEnds, ({ calls, imports }) => ({
      imports,
      calls: calls.map(({ method, path, ...schemas }) => ({ method, path, ...each(schemas, maybe) })),
    })),
  };
}

export function readReleasedSurfaces(): Surfaces {
  const { schemas, ...faces } = JSON.parse(readFileSync(file, 'utf8')) as Surfaces & {
    schemas: Record<string, Schema>;
  };
  return mapSchemas(faces, (schema) => normalizeSchema(schema, schemas));
}

/** Writes the interfaces with one entry per line, so that diffs are readable. */
export function writeReleasedSurfaces(surfaces: Surfaces): void {
  const schemas: Record<string, Schema> = {};
  const names = new Map<string, string>();
  const share = (schema: Schema): Schema => {
    const { properties, items, anyOf, additionalProperties } = schema;
    const shared = { ...schema };
    if (properties)
      shared.properties = Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, share(field)]));
    if (items) shared.items = share(items);
    if (anyOf) shared.anyOf = anyOf.map(share);
    if (typeof additionalProperties === 'object') shared.additionalProperties = share(additionalProperties);
    const text = JSON.stringify(shared);
    if (text.length < minSharedLength) return shared;
    const name = names.get(text) ?? String(names.size + 1);
    names.set(text, name);
    schemas[name] = shared;
    return { $ref: name };
  };
  const shared = mapSchemas(surfaces, share);
  const lines = (entries: object) =>
    `{\n${Object.entries(entries)
      .map(([name, entry]) => `${JSON.stringify(name)}: ${JSON.stringify(entry)}`)
      .join(',\n')}\n}`;
  const frontEnds = Object.entries(shared.frontEnds).map(
    ([name, { imports, calls }]) =>
      `${JSON.stringify(name)}: {"imports": ${JSON.stringify(imports)}, "calls": [\n${calls.map((call) => JSON.stringify(call)).join(',\n')}\n]}`,
  );
  const parts = {
    backend: lines(shared.backend),
    shell: lines(shared.shell),
    frontEnds: `{\n${frontEnds.join(',\n')}\n}`,
  };
  const all = [...Object.entries(parts), ['schemas', lines(schemas)] as const];
  writeFileSync(file, `{\n${all.map(([name, text]) => `"${name}": ${text}`).join(',\n')}\n}\n`);
}
