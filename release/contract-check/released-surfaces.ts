import { readFileSync, writeFileSync } from 'node:fs';
import { readBackendSurface } from './backend-surface';
import type { Surfaces } from './compatibility';
import { readFrontEndUsage, createFrontEndProgram } from './front-end-usage';
import { normalizeSchema, type Schema } from './schema';
import { readShellSurface } from './shell-surface';

const file = new URL('released.json', import.meta.url);
/** In characters of JSON. Longer schemas are stored only once and referenced by name. */
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
  const changeIfDefined = (schema: Schema | undefined) => schema && change(schema);
  const mapValues = <Value, Result>(entries: Record<string, Value>, transform: (value: Value) => Result) =>
    Object.fromEntries(Object.entries(entries).map(([name, value]) => [name, transform(value)]));
  return {
    backend: mapValues(backend, (call) => mapValues(call, changeIfDefined)),
    shell: { ...shell, remote: change(shell.remote) },
    frontEnds: mapValues(frontEnds, ({ calls, imports }) => ({
      imports,
      calls: calls.map(({ method, path, ...schemas }) => ({ method, path, ...mapValues(schemas, changeIfDefined) })),
    })),
  };
}

export function readReleasedSurfaces(): Surfaces {
  const { schemas, ...surfaces } = JSON.parse(readFileSync(file, 'utf8')) as Surfaces & {
    schemas: Record<string, Schema>;
  };
  return mapSchemas(surfaces, (schema) => normalizeSchema(schema, schemas));
}

/** Saves the interfaces with one entry per line, so that diffs are readable. */
export function writeReleasedSurfaces(surfaces: Surfaces): void {
  const schemas: Record<string, Schema> = {};
  const names = new Map<string, string>();
  const shareSchema = (schema: Schema): Schema => {
    const { properties, items, anyOf, additionalProperties } = schema;
    const result = { ...schema };
    if (properties)
      result.properties = Object.fromEntries(
        Object.entries(properties).map(([name, field]) => [name, shareSchema(field)]),
      );
    if (items) result.items = shareSchema(items);
    if (anyOf) result.anyOf = anyOf.map(shareSchema);
    if (typeof additionalProperties === 'object') result.additionalProperties = shareSchema(additionalProperties);
    const text = JSON.stringify(result);
    if (text.length < minSharedLength) return result;
    const name = names.get(text) ?? String(names.size + 1);
    names.set(text, name);
    schemas[name] = result;
    return { $ref: name };
  };
  const sharedSurfaces = mapSchemas(surfaces, shareSchema);
  const formatLines = (entries: object) =>
    `{\n${Object.entries(entries)
      .map(([name, entry]) => `${JSON.stringify(name)}: ${JSON.stringify(entry)}`)
      .join(',\n')}\n}`;
  const frontEnds = Object.entries(sharedSurfaces.frontEnds).map(
    ([name, { imports, calls }]) =>
      `${JSON.stringify(name)}: {"imports": ${JSON.stringify(imports)}, "calls": [\n${calls.map((call) => JSON.stringify(call)).join(',\n')}\n]}`,
  );
  const parts = {
    backend: formatLines(sharedSurfaces.backend),
    shell: formatLines(sharedSurfaces.shell),
    frontEnds: `{\n${frontEnds.join(',\n')}\n}`,
  };
  const allEntries = [...Object.entries(parts), ['schemas', formatLines(schemas)] as const];
  writeFileSync(file, `{\n${allEntries.map(([name, text]) => `"${name}": ${text}`).join(',\n')}\n}\n`);
}
