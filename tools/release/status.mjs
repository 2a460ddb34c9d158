import { readHistory, releaseBefore } from './history.mjs';
import { faultsOf, listPath } from './put.mjs';
import { lineOf, namesIn, readRegistry } from './registry.mjs';
import { eachOf, readJson } from './stores/store.mjs';
import { drawnPath } from './switch.mjs';

export async function status(store) {
  const { value: registry } = await readRegistry(store);
  const history = await readHistory(store);
  return namesIn(registry).map((name) => {
    const { version } = lineOf(registry, name);
    const { at, commit } = history[name]?.find((release) => release.version === version) ?? {};
    return { name, version, since: at, commit, before: releaseBefore(history, name, version)?.version };
  });
}

export async function check(store) {
  const wrong = [];
  const compare = async (path, hash) => wrong.push(...(await faultsOf(store, path, hash)));
  for (const { name, version } of await status(store)) {
    const { value: list } = await readJson(store, listPath(name, version));
    if (!list) wrong.push(`${name} ${version} has no list of files`);
    await eachOf(Object.entries(list?.files ?? {}), ([path, hash]) => compare(`${name}/${version}/${path}`, hash));
  }
  const { value: pages } = await readJson(store, drawnPath, {});
  await eachOf(Object.entries(pages), ([path, hash]) => compare(path, hash));
  return wrong;
}
