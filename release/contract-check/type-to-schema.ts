import ts from 'typescript';
import type { Schema } from './schema';

const maxDepth = 12;

/** Converts a TypeScript type to the schema of its JSON. The schema of an unknown type accepts anything. */
export function toSchema(type: ts.Type, checker: ts.TypeChecker, depth = 0): Schema {
  const convertPart = (part: ts.Type) => toSchema(part, checker, depth + 1);
  if (depth > maxDepth) return {};
  if (type.isUnion()) return unionToSchema(type, convertPart);
  if (type.isStringLiteral() || type.isNumberLiteral()) return { type: typeof type.value, const: type.value };
  if (type.flags & ts.TypeFlags.StringLike) return { type: 'string' };
  if (type.flags & ts.TypeFlags.NumberLike) return { type: 'number' };
  if (type.flags & ts.TypeFlags.BooleanLiteral)
    return { type: 'boolean', const: checker.typeToString(type) === 'true' };
  if (type.flags & ts.TypeFlags.Null) return { type: 'null' };
  if (!(type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection))) return {};
  if (checker.isArrayLikeType(type)) {
    const item = checker.getIndexTypeOfType(type, ts.IndexKind.Number);
    return { type: 'array', items: item ? convertPart(item) : {} };
  }
  return type.getCallSignatures().length > 0 ? {} : objectToSchema(type, checker, convertPart);
}

const isUndefined = (type: ts.Type) => (type.flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Void)) !== 0;

function unionToSchema(type: ts.UnionType, convertPart: (part: ts.Type) => Schema): Schema {
  const parts = type.types.filter((part) => !isUndefined(part));
  const isBoolean = (part: ts.Type) => (part.flags & ts.TypeFlags.BooleanLiteral) !== 0;
  const otherSchemas = parts.filter((part) => !isBoolean(part)).map(convertPart);
  const booleans = parts.filter(isBoolean);
  const schemas =
    booleans.length === 2 ? [...otherSchemas, { type: 'boolean' }] : [...otherSchemas, ...booleans.map(convertPart)];
  return schemas.length === 1 ? schemas[0]! : { anyOf: schemas };
}

function objectToSchema(type: ts.Type, checker: ts.TypeChecker, convertPart: (part: ts.Type) => Schema): Schema {
  const indexType = checker.getIndexTypeOfType(type, ts.IndexKind.String);
  const fields = checker.getPropertiesOfType(type).map((property) => {
    const field = checker.getTypeOfSymbol(property);
    const mayBeUndefined = field.isUnion() ? field.types.some(isUndefined) : isUndefined(field);
    const optional = (property.flags & ts.SymbolFlags.Optional) !== 0 || mayBeUndefined;
    return { name: property.name, optional, schema: convertPart(field) };
  });
  const required = fields.filter(({ optional }) => !optional).map(({ name }) => name);
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map(({ name, schema }) => [name, schema])),
    ...(required.length > 0 && { required }),
    ...(indexType && { additionalProperties: convertPart(indexType) }),
  };
}

/**
 * Returns the values of a string type, with `{}` for interpolated parts, or undefined if the type allows any string.
 */
export function listStringValues(type: ts.Type): string[] | undefined {
  if (type.isStringLiteral()) return [type.value];
  if (type.isUnion()) {
    const texts = type.types.map(listStringValues);
    return texts.includes(undefined) ? undefined : texts.flatMap((values) => values ?? []);
  }
  if (type.flags & ts.TypeFlags.TemplateLiteral) return [(type as ts.TemplateLiteralType).texts.join('{}')];
  return undefined;
}
