/** Loads the Node bundles of released front ends, which render their public pages with a single React instance. */
import { createRequire } from 'node:module';
import vm from 'node:vm';
import type { Language } from '@shortlist/contracts/platform/languages';
import { releaseUrlPlaceholder } from '@shortlist/scripts/rspack/release-url-placeholder';
import type { Store } from '../stores/store';
import type { Registry } from '../versions/registry';

interface RemoteModule {
  routes: { path: string }[];
}

export interface PublicPath {
  /** Without the language prefix. */
  path: string;
  textLanguage?: Language;
}

export interface PrerenderedPage {
  html: string;
  title: string;
  description?: string;
  textLanguage?: Language;
  answers: Record<string, unknown>;
}

interface RenderOptions {
  path: string;
  language: Language;
  registry: Registry;
  remote?: RemoteModule;
  answers: Record<string, unknown>;
}

export interface ShellBundle {
  /** Modules by the name under which the bundles of remotes import them. */
  sharedModules: Record<string, unknown>;
  listPublicPages: (remote: RemoteModule) => PublicPath[];
  renderPage: (options: RenderOptions) => Promise<PrerenderedPage>;
}

export interface RemoteBundle {
  default: RemoteModule;
  /** Returns schema.org objects that describe a page. */
  getStructuredData?: (page: object) => object[];
  /** Returns additional files by their path in the site. */
  getExtraFiles?: (publicUrl: string) => Record<string, string>;
  /** Paths of RSS feeds by the path of their page. */
  feeds?: Record<string, string>;
}

const nodeRequire = createRequire(import.meta.url);

export async function readReleasedText(store: Store, path: string): Promise<string> {
  const file = await store.read(path);
  if (!file) throw new Error(`${store.name} does not contain ${path}`);
  return file.bytes.toString('utf8');
}

export const readReleasedJson = async <T>(store: Store, path: string) =>
  JSON.parse(await readReleasedText(store, path)) as T;

/** Runs a released bundle and returns its exports. Resolves imports from `modules` first, then from this checkout. */
async function loadReleasedBundle<T>(
  store: Store,
  name: string,
  version: string,
  modules: Record<string, unknown> = {},
): Promise<T> {
  const filename = `private/${name}/${version}/prerender.cjs`;
  const module = { exports: {} as T };
  const requireModule = (id: string) => modules[id] ?? (nodeRequire(id) as unknown);
  const parameterNames = ['module', 'exports', 'require', '__filename', '__dirname'];
  const text = (await readReleasedText(store, filename)).replaceAll(releaseUrlPlaceholder, `/${name}/${version}/`);
  const runBundle = vm.compileFunction(text, parameterNames, { filename }) as (...values: unknown[]) => void;
  runBundle(module, module.exports, requireModule, filename, name);
  return module.exports;
}

/** Bundles of earlier releases export older names. */
interface ReleasedShellBundle extends Partial<ShellBundle> {
  shared?: ShellBundle['sharedModules'];
  publicPagesOf?: ShellBundle['listPublicPages'];
}
interface ReleasedRemoteBundle extends RemoteBundle {
  dataOf?: RemoteBundle['getStructuredData'];
  filesOf?: RemoteBundle['getExtraFiles'];
}

export async function loadShellBundle(store: Store, version: string): Promise<ShellBundle> {
  const bundle = await loadReleasedBundle<ReleasedShellBundle>(store, 'shell', version);
  const { renderPage, sharedModules = bundle.shared, listPublicPages = bundle.publicPagesOf } = bundle;
  if (!renderPage || !sharedModules || !listPublicPages) throw new Error(`the shell ${version} renders no pages`);
  return { renderPage, sharedModules, listPublicPages };
}

export async function loadRemoteBundle(
  store: Store,
  { name, version }: { name: string; version: string },
  sharedModules: ShellBundle['sharedModules'],
): Promise<RemoteBundle> {
  const bundle = await loadReleasedBundle<ReleasedRemoteBundle>(store, name, version, sharedModules);
  const { dataOf, filesOf, ...remote } = bundle;
  return { getStructuredData: dataOf, getExtraFiles: filesOf, ...remote };
}
