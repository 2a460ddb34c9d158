import ts from 'typescript';
import { listMissingFunctions } from './front-end-usage';

it('lists the functions that shared-ui does not export', () => {
  const fileName = '/shared-ui/src/api/client.ts';
  const code = 'export const api = { get() {} }; export function streamEvents() {}; function fetchApi() {}';
  const file = ts.createSourceFile(fileName, code, ts.ScriptTarget.ES2022);
  const host = {
    ...ts.createCompilerHost({}),
    getSourceFile: (name: string) => (name === fileName ? file : undefined),
  };
  const program = ts.createProgram([fileName], { noLib: true }, host);
  const names = ['api.get', 'api.post', 'streamEvents', 'fetchApi', 'fetchApi.get'];
  expect(listMissingFunctions(program, names)).toEqual(['api.post', 'fetchApi', 'fetchApi.get']);
});
