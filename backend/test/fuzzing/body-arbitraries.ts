import fc from 'fast-check';

export interface JsonSchema {
  $ref?: string;
  type?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  additionalProperties?: JsonSchema | boolean;
  items?: JsonSchema;
}

export const naughtyStrings = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '\udc00x',
  'x\ud83d',
  '\uffff\ufffe\ufeff',
  '\u202eright to left\u2066',
  'e' + '\u0301'.repeat(500),
  '👩‍👩‍👧‍👦'.repeat(50),
  '﷽'.repeat(100),
  'null',
  'undefined',
  'NaN',
  '-1',
  '1e309',
  '9'.repeat(400),
  '__proto__',
  'constructor',
  'hasOwnProperty',
  "' OR 1=1 --",
  "'; DROP TABLE users; --",
  '$1 $$ {{7*7}} ${7*7} %s %n',
  '<script>alert(1)</script>',
  'javascript:alert(1)',
  '../../../../etc/passwd',
  '\r\nSet-Cookie: a=b',
  '\u001b[31m',
  '{"a":1}',
  '[[[[[[[[[[',
  '(((((((((((((((((((((((((a',
  `${'a'.repeat(40)}!`,
  '[[company: __]] [[year]] ]] [[',
  '13/2020 - 00/0000 – 99/9999',
  'x'.repeat(5_000),
  'ＡＢＣ①㍿',
  'שלום 日本語 한국어 ไทย हिन्दी',
];
const strings = fc.oneof(
  fc.constantFrom(...naughtyStrings),
  fc.string({ maxLength: 40 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 20 }).map((codes) => String.fromCharCode(...codes)),
);
const numbers = fc.constantFrom(0, -0, 1, -1, 1.5, 2 ** 31, 2 ** 53, -(2 ** 63), 1e308, 5e-324);
const anyJson = fc.oneof(
  strings,
  numbers,
  fc.boolean(),
  fc.constant(null),
  fc.constant({}),
  fc.constant([]),
  fc.jsonValue({ maxDepth: 3 }),
);
/** `JSON.parse` creates `__proto__` as an own property, as the body parser does. */
const prototypePollution = fc.constantFrom(
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{"isAdmin":true}}}',
  '{"__proto__":null}',
  '{"toString":1,"valueOf":{},"hasOwnProperty":"x","then":"x","length":-1}',
);

/**
 * Generates bodies from the schema of a route. Most bodies are valid, so that they pass the schema check. They contain
 * hostile strings, and sometimes lack fields or have fields of the wrong type.
 */
export function createBodyArbitrary(
  schema: JsonSchema,
  namedSchemas: Record<string, JsonSchema>,
): fc.Arbitrary<string> {
  const validValues = createValueArbitrary(schema, namedSchemas, 0);
  return fc.oneof(
    { weight: 8, arbitrary: validValues.map((value) => JSON.stringify(value)) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(validValues, prototypePollution)
        .map(([value, pollution]) => mergeJson(JSON.stringify(value), pollution)),
    },
    { weight: 1, arbitrary: anyJson.map((value) => JSON.stringify(value)) },
    { weight: 1, arbitrary: createBrokenJson(validValues) },
  );
}

const mergeJson = (body: string, extraFields: string) =>
  body.startsWith('{') && body !== '{}' ? `${body.slice(0, -1)},${extraFields.slice(1)}` : extraFields;

const createBrokenJson = (values: fc.Arbitrary<unknown>) =>
  fc
    .tuple(values, fc.nat(), fc.constantFrom('', '"', '\\', '\\u12', '{', ']', ',', '\u0000', 'e', '-'))
    .map(([value, position, insertion]) => {
      const text = JSON.stringify(value);
      const index = position % (text.length + 1);
      return text.slice(0, index) + insertion + text.slice(index + 1);
    });

function createValueArbitrary(
  schema: JsonSchema,
  namedSchemas: Record<string, JsonSchema>,
  depth: number,
): fc.Arbitrary<unknown> {
  const { $ref, anyOf, oneOf, properties, additionalProperties, items, type } = schema;
  const nestedArbitrary = (nestedSchema: JsonSchema) => createValueArbitrary(nestedSchema, namedSchemas, depth + 1);
  if (depth > 12) return anyJson;
  if ($ref) return nestedArbitrary(namedSchemas[$ref.split('/').at(-1)!] ?? {});
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return mostlyValid(fc.constantFrom(...schema.enum));
  const choices = anyOf ?? oneOf;
  if (choices) return fc.oneof(...choices.map(nestedArbitrary));
  if (properties) {
    const fields = Object.fromEntries(
      Object.entries(properties).map(([key, nestedSchema]) => [key, nestedArbitrary(nestedSchema)]),
    );
    return mostlyValid(fc.record(fields, { requiredKeys: Object.keys(fields).filter((_, index) => index % 4 !== 3) }));
  }
  if (type === 'object') {
    const propertyValues = typeof additionalProperties === 'object' ? nestedArbitrary(additionalProperties) : anyJson;
    return mostlyValid(fc.dictionary(strings, propertyValues, { maxKeys: 5 }));
  }
  if (type === 'array') return mostlyValid(fc.array(items ? nestedArbitrary(items) : anyJson, { maxLength: 3 }));
  if (type === 'string') return mostlyValid(strings);
  if (type === 'integer') return mostlyValid(fc.oneof(fc.integer({ min: 0, max: 20 }), numbers));
  if (type === 'number') return mostlyValid(numbers);
  if (type === 'boolean') return mostlyValid(fc.boolean());
  return anyJson;
}

const mostlyValid = <T>(validValues: fc.Arbitrary<T>): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 60, arbitrary: validValues }, { weight: 1, arbitrary: anyJson });

/** Bodies that are sent once to every route. */
export const edgeCaseBodies: Record<string, () => string> = {
  'lists in lists, 10,000 deep': () => '['.repeat(10_000) + ']'.repeat(10_000),
  'objects in objects, 10,000 deep': () => '{"a":'.repeat(10_000) + '1' + '}'.repeat(10_000),
  '10 MB': () => `{"jobTitle":"${'x'.repeat(10_000_000)}"}`,
  '20,000 fields': () => `{${Array.from({ length: 20_000 }, (_, index) => `"f${index}":1`).join()}}`,
  'the same field many times': () => `{${'"title":"x",'.repeat(10_000)}"title":1}`,
  nothing: () => '',
  null: () => 'null',
  'a text': () => '"x"',
  'a byte order mark': () => '\ufeff{}',
  'NUL alone': () => '\0',
};
