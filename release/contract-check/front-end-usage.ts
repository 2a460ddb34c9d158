import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { normalizeSchema, type Schema } from './schema';
import { facadeModules, root, isValueSymbol } from './shell-surface';
import { toSchema, listStringValues } from './type-to-schema';

export interface ApiCall {
  method: string;
  /** `{}` stands for an interpolated value. */
  path: string;
  query?: Schema;
  requestBody?: Schema;
  response?: Schema;
  events?: Schema;
}
export interface FrontEndUsage {
  calls: ApiCall[];
  imports: Record<string, string[]>;
}

export const frontEndParts = ['shared-ui', ...readdirSync(root).filter((name) => /^(shell|mf-.+)$/.test(name))];

export function createFrontEndProgram(): ts.Program {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.browser.json'), (file) => ts.sys.readFile(file)) as {
    config: object;
  };
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const files = frontEndParts.flatMap((part) =>
    ts.sys
      .readDirectory(join(root, part, 'src'), ['.ts', '.tsx'])
      .filter((file) => !/\.spec\.tsx?$|\/testing\//.test(file)),
  );
  return ts.createProgram(files, options);
}

/** Positions of the arguments of a function in `shared-ui/src/api`. A string is a fixed method. */
interface ArgumentPositions {
  method: string | number;
  path: number;
  schema?: number;
  body?: number;
  events?: number;
}
const apiFunctions: Record<string, ArgumentPositions> = {
  'api.get': { method: 'GET', path: 0, schema: 1 },
  'api.post': { method: 'POST', path: 0, schema: 1, body: 2 },
  'api.put': { method: 'PUT', path: 0, schema: 1, body: 2 },
  'api.patch': { method: 'PATCH', path: 0, schema: 1, body: 2 },
  getQueryOptions: { method: 'GET', path: 0, schema: 1 },
  getListQueryOptions: { method: 'GET', path: 0, schema: 1 },
  streamEvents: { method: 'POST', path: 0, body: 1, events: 2 },
  fetchApi: { method: 0, path: 1, body: 2 },
  fetchApiOrThrow: { method: 0, path: 1, body: 2 },
};

const isApiFile = ({ fileName }: ts.SourceFile) => fileName.includes('/shared-ui/src/api/');

/** Lists the functions that shared-ui does not export. The calls of such a function would not be found. */
export function listMissingFunctions(program: ts.Program, names: readonly string[]): string[] {
  const checker = program.getTypeChecker();
  const exports = program
    .getSourceFiles()
    .filter(isApiFile)
    .flatMap((file) => checker.getExportsOfModule(checker.getSymbolAtLocation(file)!));
  return names.filter((name) => {
    const [exportedName, member] = name.split('.');
    const symbol = exports.find((candidate) => candidate.name === exportedName);
    return !symbol || (member && !checker.getTypeOfSymbol(symbol).getProperty(member));
  });
}

export function readFrontEndUsage(program: ts.Program): Record<string, FrontEndUsage> {
  const missingFunctions = listMissingFunctions(program, Object.keys(apiFunctions));
  if (missingFunctions.length > 0)
    throw new Error(`shared-ui/src/api does not export ${missingFunctions.join(', ')}. Update apiFunctions.`);
  const checker = program.getTypeChecker();
  return Object.fromEntries(
    frontEndParts.map((part) => {
      const files = program.getSourceFiles().filter(({ fileName }) => fileName.startsWith(join(root, part, 'src/')));
      const calls = files.filter((file) => !isApiFile(file)).flatMap((file) => collectCalls(file, checker));
      return [part, { calls: sortUniqueCalls(calls), imports: collectFacadeImports(files, checker) }];
    }),
  );
}

function collectCalls(file: ts.SourceFile, checker: ts.TypeChecker): ApiCall[] {
  const calls: ApiCall[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) calls.push(...extractCalls(node, checker));
    ts.forEachChild(node, visit);
  };
  visit(file);
  return calls;
}

function extractCalls(node: ts.CallExpression, checker: ts.TypeChecker): ApiCall[] {
  const positions = apiFunctions[findApiFunction(node.expression, checker) ?? ''];
  if (!positions) return [];
  const getArgumentType = (position: number | undefined) => {
    const argument = position === undefined ? undefined : node.arguments[position];
    return argument && checker.getTypeAtLocation(argument);
  };
  const listArgumentValues = (position: number) => {
    const type = getArgumentType(position);
    const texts = type && listStringValues(type);
    if (texts) return texts;
    const file = node.getSourceFile();
    const { line } = file.getLineAndCharacterOfPosition(node.getStart());
    throw new Error(
      `${file.fileName}:${line + 1}: the types do not determine which endpoint is called. Declare the path as const.`,
    );
  };
  const methods = typeof positions.method === 'string' ? [positions.method] : listArgumentValues(positions.method);
  const paths = listArgumentValues(positions.path).map((path) => path.split('?') as [string, string?]);
  const body = getArgumentType(positions.body);
  const requestBody = body && normalizeSchema(toSchema(body, checker), {});
  const readSchema = (position: number | undefined) => {
    const schemaType = getArgumentType(position);
    return schemaType && normalizeSchema(toSchema(getSchemaInputType(schemaType, checker), checker), {});
  };
  const [response, events] = [readSchema(positions.schema), readSchema(positions.events)];
  return methods.flatMap((method) =>
    paths.map(([path, query]) => ({ method, path, query: parseQuerySchema(query), requestBody, response, events })),
  );
}

/**
 * Parses a query string into a schema. An interpolated value accepts anything. If the name of a parameter is
 * interpolated, the whole query accepts anything.
 */
function parseQuerySchema(text: string | undefined): Schema | undefined {
  if (!text) return undefined;
  const fields = [...new URLSearchParams(text)];
  if (fields.some(([name]) => name.includes('{}'))) return {};
  return {
    type: 'object',
    properties: Object.fromEntries(
      fields.map(([name, value]) => [name, value.includes('{}') ? {} : { type: 'string', const: value }]),
    ),
    required: fields.map(([name]) => name),
  };
}

function findApiFunction(callee: ts.Expression, checker: ts.TypeChecker): string | undefined {
  const [importedNode, name] = ts.isPropertyAccessExpression(callee)
    ? [callee.expression, `${callee.expression.getText()}.${callee.name.text}`]
    : [callee, callee.getText()];
  if (!(name in apiFunctions)) return undefined;
  let symbol = checker.getSymbolAtLocation(importedNode);
  if (symbol && symbol.flags & ts.SymbolFlags.Alias) symbol = checker.getAliasedSymbol(symbol);
  const file = symbol?.declarations?.[0]?.getSourceFile();
  return file && isApiFile(file) ? name : undefined;
}

/** Returns the input type of a zod schema. A function is replaced by the schema that it loads. */
function getSchemaInputType(schemaType: ts.Type, checker: ts.TypeChecker): ts.Type {
  const returnType = schemaType.getCallSignatures()[0]?.getReturnType();
  const schema = returnType ? (checker.getAwaitedType(returnType) ?? returnType) : schemaType;
  const internals = checker.getPropertyOfType(schema, '_zod');
  const input = internals && checker.getPropertyOfType(checker.getTypeOfSymbol(internals), 'input');
  return input ? checker.getTypeOfSymbol(input) : checker.getAnyType();
}

function collectFacadeImports(files: readonly ts.SourceFile[], checker: ts.TypeChecker): Record<string, string[]> {
  const names = new Map<string, Set<string>>();
  for (const statement of files.flatMap(({ statements }) => [...statements])) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
    const module = statement.moduleSpecifier.text;
    const bindings = statement.importClause?.namedBindings;
    if (!facadeModules.includes(module) || !bindings || !ts.isNamedImports(bindings)) continue;
    for (const element of bindings.elements) {
      if (!isValueSymbol(checker.getSymbolAtLocation(element.name)!, checker)) continue;
      names.set(module, (names.get(module) ?? new Set()).add((element.propertyName ?? element.name).text));
    }
  }
  return Object.fromEntries([...names].sort().map(([module, importedNames]) => [module, [...importedNames].sort()]));
}

const sortUniqueCalls = (calls: ApiCall[]) =>
  [...new Map(calls.map((call) => [`${call.path} ${call.method} ${JSON.stringify(call)}`, call]))]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, call]) => call);
