import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { remoteContractVersion } from '@shortlist/contracts/platform/remote-contract';
import packages from '../../package.json';
import singletons from '@shortlist/scripts/rspack/singletons.json';
import { normalizeSchema, type Schema } from './schema';
import { toSchema } from './type-to-schema';

export interface ShellSurface {
  contract: number;
  /** Major versions of the libraries that the shell shares with all remotes. */
  libraries: Record<string, string>;
  facades: Record<string, string[]>;
  remote: Schema;
}

export const facadeModules = singletons.filter((module) => module.startsWith('@shortlist/shared-ui/'));

export const root = fileURLToPath(new URL('../..', import.meta.url));
const versions: Record<string, string> = { ...packages.dependencies, ...packages.devDependencies };

export function readShellSurface(program: ts.Program): ShellSurface {
  const checker = program.getTypeChecker();
  const listExports = (module: string) => {
    const { resolvedModule } = ts.resolveModuleName(
      module,
      join(root, 'shell/src/main.ts'),
      program.getCompilerOptions(),
      ts.sys,
    );
    const file = resolvedModule && program.getSourceFile(ts.sys.realpath!(resolvedModule.resolvedFileName));
    const symbol = file && checker.getSymbolAtLocation(file);
    if (!symbol) throw new Error(`${module} is not a module of the shell`);
    return checker.getExportsOfModule(symbol);
  };
  const listValueExports = (module: string) =>
    listExports(module)
      .filter((symbol) => isValueSymbol(symbol, checker))
      .map(({ name }) => name)
      .sort();
  const remote = listExports('@shortlist/shared-ui/remote').find(({ name }) => name === 'RemoteModule');
  return {
    contract: remoteContractVersion,
    libraries: Object.fromEntries(['react', 'react-dom', 'zod'].map((name) => [name, versions[name]!.split('.')[0]!])),
    facades: Object.fromEntries(facadeModules.map((module) => [module, listValueExports(module)])),
    remote: normalizeSchema(toSchema(checker.getDeclaredTypeOfSymbol(remote!), checker), {}),
  };
}

export function isValueSymbol(symbol: ts.Symbol, checker: ts.TypeChecker): boolean {
  const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  return (target.flags & ts.SymbolFlags.Value) !== 0;
}
