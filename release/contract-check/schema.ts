/**
 * A subset of JSON Schema with only the parts that are compared: types, fields and allowed values, but no lengths,
 * patterns or bounds.
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

export interface Mismatch {
  path: string;
  /** A description, such as "may be null". */
  problem: string;
}

const acceptsAnything = (schema: Schema) => !schema.type && !schema.properties;

export function expandAlternatives(schema: Schema): Schema[] {
  const { type, anyOf, oneOf, enum: choices, ...base } = schema;
  const parts = anyOf ?? oneOf;
  if (parts) return parts.flatMap(expandAlternatives);
  if (choices) return choices.map((choice) => ({ type: getJsonType(choice), const: choice }));
  if (base.const !== undefined) return [{ type: getJsonType(base.const), const: base.const }];
  if (Array.isArray(type)) return type.flatMap((eachType) => expandAlternatives({ ...base, type: eachType }));
  return [{ ...base, type: type === 'integer' ? 'number' : type }];
}
const getJsonType = (value: unknown) => (value === null ? 'null' : typeof value);
const describeSchema = ({ type, const: value }: Schema) =>
  value !== undefined && value !== null
    ? JSON.stringify(value)
    : type === 'null'
      ? 'null'
      : `a value of type ${String(type)}`;

/** Returns the values that `provided` allows and `accepted` rejects. Additional fields are not a mismatch. */
export function findMismatches(provided: Schema, accepted: Schema, path = ''): Mismatch[] {
  const acceptedAlternatives = expandAlternatives(accepted);
  if (acceptedAlternatives.some(acceptsAnything)) return [];
  return expandAlternatives(provided).flatMap((alternative) => {
    if (acceptsAnything(alternative)) return [];
    const mismatches = acceptedAlternatives
      .filter(
        ({ type, const: value }) => type === alternative.type && (value === undefined || value === alternative.const),
      )
      .map((acceptedAlternative) => findNestedMismatches(alternative, acceptedAlternative, path));
    if (mismatches.length === 0) return [{ path, problem: `may be ${describeSchema(alternative)}` }];
    return mismatches.reduce((shortest, next) => (next.length < shortest.length ? next : shortest));
  });
}

function findNestedMismatches(provided: Schema, accepted: Schema, path: string): Mismatch[] {
  if (provided.type === 'array') return findMismatches(provided.items ?? {}, accepted.items ?? {}, `${path}[]`);
  if (provided.type !== 'object') return [];
  const getValueSchema = ({ additionalProperties }: Schema) =>
    typeof additionalProperties === 'object' ? additionalProperties : undefined;
  const getFieldPath = (name: string) => (path ? `${path}.${name}` : name);
  const [providedValues, acceptedValues] = [getValueSchema(provided), getValueSchema(accepted)];
  const extraFields = Object.entries(provided.properties ?? {}).filter(([name]) => !accepted.properties?.[name]);
  const recordMismatches = acceptedValues
    ? [
        ...extraFields.flatMap(([name, field]) => findMismatches(field, acceptedValues, getFieldPath(name))),
        ...(providedValues ? findMismatches(providedValues, acceptedValues, `${path}[]`) : []),
      ]
    : [];
  const fieldMismatches = Object.entries(accepted.properties ?? {}).flatMap(([name, field]) => {
    const fieldPath = getFieldPath(name);
    const providedField = provided.properties?.[name];
    // A record may have a field of any name.
    const providedSchema = providedField ?? providedValues;
    const isRequired = accepted.required?.includes(name);
    if (!providedSchema) return isRequired ? [{ path: fieldPath, problem: 'is missing' }] : [];
    const optionality =
      providedField && isRequired && !provided.required?.includes(name)
        ? [{ path: fieldPath, problem: 'may be missing' }]
        : [];
    return [...optionality, ...findMismatches(providedSchema, field, fieldPath)];
  });
  return [...fieldMismatches, ...recordMismatches];
}

/** Resolves references and removes the parts of a schema that are not compared. */
export function normalizeSchema(schema: Schema, schemas: Record<string, Schema>, parentRefs: string[] = []): Schema {
  const { $ref } = schema;
  if ($ref) {
    // Recursive schemas are expanded only once.
    const target = parentRefs.includes($ref) ? undefined : schemas[$ref.split('/').at(-1)!];
    return target ? normalizeSchema(target, schemas, [...parentRefs, $ref]) : {};
  }
  const normalizePart = (part: Schema) => normalizeSchema(part, schemas, parentRefs);
  const { type, const: value, enum: choices, properties, required, additionalProperties, items } = schema;
  const parts = schema.anyOf ?? schema.oneOf;
  const result: Schema = { type, const: value, enum: choices, required: required?.length ? required : undefined };
  if (properties)
    result.properties = Object.fromEntries(
      Object.entries(properties).map(([name, field]) => [name, normalizePart(field)]),
    );
  if (items) result.items = normalizePart(items);
  if (parts) result.anyOf = parts.map(normalizePart);
  if (typeof additionalProperties === 'object') result.additionalProperties = normalizePart(additionalProperties);
  return schema.nullable ? { anyOf: [result, { type: 'null' }] } : result;
}
