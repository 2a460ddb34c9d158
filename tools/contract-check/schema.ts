/**
 * A value on the wire, reduced to the parts that are compared: types, fields and allowed values, but no lengths,
 * patterns or bounds. A subset of JSON Schema, so the schemas of the OpenAPI description fit.
 */
export interface Schema {
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  $ref?: string;
  /** OpenAPI 3.0 notation for “or null”. */
  nullable?: boolean;
}

/** A part of `given` that `wanted` does not accept: its path and the end of a sentence that describes it. */
export interface Mismatch {
  path: string;
  problem: string;
}

const acceptsAnything = (schema: Schema) => !schema.type && !schema.properties;

export function expandAlternatives(schema: Schema): Schema[] {
  const { type, anyOf, oneOf, enum: choices, ...one } = schema;
  const parts = anyOf ?? oneOf;
  if (parts) return parts.flatMap(expandAlternatives);
  if (choices) return choices.map((choice) => ({ type: getJsonType(choice), const: choice }));
  if (one.const !== undefined) return [{ type: getJsonType(one.const), const: one.const }];
  if (Array.isArray(type)) return type.flatMap((each) => expandAlternatives({ ...one, type: each }));
  return [{ ...one, type: type === 'integer' ? 'number' : type }];
}
const getJsonType = (value: unknown) => (value === null ? 'null' : typeof value);
const describeSchema = ({ type, const: value }: Schema) =>
  value !== undefined && value !== null
    ? JSON.stringify(value)
    : type === 'null'
      ? 'null'
      : `a value of type ${String(type)}`;

/**
 * Returns the values that `given` allows and `wanted` does not accept, in responses and bodies. Extra fields are
 * allowed.
 */
export function findMismatches(given: Schema, wanted: Schema, at = ''): Mismatch[] {
  const takers = expandAlternatives(wanted);
  if (takers.some(acceptsAnything)) return [];
  return expandAlternatives(given).flatMap((kind) => {
    if (acceptsAnything(kind)) return [];
    const found = takers
      .filter(({ type, const: value }) => type === kind.type && (value === undefined || value === kind.const))
      .map((taker) => findNestedMismatches(kind, taker, at));
    if (found.length === 0) return [{ path: at, problem: `may be ${describeSchema(kind)}` }];
    // Reports against the closest alternative.
    return found.reduce((best, next) => (next.length < best.length ? next : best));
  });
}

function findNestedMismatches(given: Schema, wanted: Schema, at: string): Mismatch[] {
  if (given.type === 'array') return findMismatches(given.items ?? {}, wanted.items ?? {}, `${at}[]`);
  if (given.type !== 'object') return [];
  const ofAll = ({ additionalProperties }: Schema) =>
    typeof additionalProperties === 'object' ? additionalProperties : undefined;
  const placeOf = (name: string) => (at ? `${at}.${name}` : name);
  const [all, every] = [ofAll(given), ofAll(wanted)];
  const unnamed = Object.entries(given.properties ?? {}).filter(([name]) => !wanted.properties?.[name]);
  const others = every
    ? [
        ...unnamed.flatMap(([name, field]) => findMismatches(field, every, placeOf(name))),
        ...(all ? findMismatches(all, every, `${at}[]`) : []),
      ]
    : [];
  const named = Object.entries(wanted.properties ?? {}).flatMap(([name, field]) => {
    const place = placeOf(name);
    const known = given.properties?.[name];
    // A record may contain any name.
    const brought = known ?? all;
    const needed = wanted.required?.includes(name);
    if (!brought) return needed ? [{ path: place, problem: 'is not there' }] : [];
    const missing =
      known && needed && !given.required?.includes(name) ? [{ path: place, problem: 'may be missing' }] : [];
    return [...missing, ...findMismatches(brought, field, place)];
  });
  return [...named, ...others];
}

/** Resolves references and drops everything that is not compared. */
export function normalizeSchema(schema: Schema, named: Record<string, Schema>, above: string[] = []): Schema {
  const { $ref } = schema;
  if ($ref) {
    // Recursive schemas are expanded only once.
    const target = above.includes($ref) ? undefined : named[$ref.split('/').at(-1)!];
    return target ? normalizeSchema(target, named, [...above, $ref]) : {};
  }
  const each = (part: Schema) => normalizeSchema(part, named, above);
  const { type, const: value, enum: choices, properties, required, additionalProperties, items } = schema;
  const parts = schema.anyOf ?? schema.oneOf;
  const result: Schema = { type, const: value, enum: choices, required: required?.length ? required : undefined };
  if (properties)
    result.properties = Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, each(field)]));
  if (items) result.items = each(items);
  if (parts) result.anyOf = parts.map(each);
  if (typeof additionalProperties === 'object') result.additionalProperties = each(additionalProperties);
  return schema.nullable ? { anyOf: [result, { type: 'null' }] } : result;
}
