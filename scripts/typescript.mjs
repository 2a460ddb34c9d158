import { existsSync } from 'node:fs';
import { register } from 'node:module';
import { root } from './process.mjs';
import { ensurePackages } from './setup.mjs';

const neededPackages = ['@swc-node/register', '@shortlist/scripts'];

/**
 * Lets this process import TypeScript files. Installs packages that are missing, but not those that are outdated,
 * because a rollback must work without the npm registry.
 */
export function registerTypeScript() {
  if (!neededPackages.every((name) => existsSync(`${root}node_modules/${name}`))) ensurePackages();
  process.env.SWC_NODE_PROJECT = `${root}tsconfig.node.json`;
  register('@swc-node/register/esm', import.meta.url);
}

/** Runs a TypeScript program in this process, so that it receives the arguments and signals. */
export async function runTypeScript(file) {
  registerTypeScript();
  await import(new URL(`../${file}`, import.meta.url).href);
}
