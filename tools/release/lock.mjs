/** The part of a lock file (version 3) that some packages need: `npm ci` installs exactly those. */

/** The place of a package as Node looks for it: in the folder of who asks, then upwards. */
function placeOf(packages, from, name) {
  for (let above = from; ; above = above.replace(/(^|\/)node_modules\/((@[^/]+\/)?[^/]+)$/, '')) {
    const place = `${above ? `${above}/` : ''}node_modules/${name}`;
    if (packages[place]) return place;
    if (above === '') return undefined;
  }
}

const needs = ({ dependencies = {}, peerDependencies = {}, peerDependenciesMeta = {} }) => [
  ...Object.keys(dependencies),
  ...Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional),
];

/** `lock`: the whole one. `root`: the package.json of what is installed, whose dependencies all stand in it. */
export function cutLock(lock, root) {
  const kept = new Map();
  const keep = (from, names, optional) => {
    for (const name of names) {
      const place = placeOf(lock.packages, from, name);
      if (!place && !optional) throw new Error(`${name} is not in the lock file: ${from || root.name} needs it`);
      if (!place || kept.has(place)) continue;
      const line = { ...lock.packages[place] };
      // Of the whole one; here everything is needed where it stands, or optional.
      for (const mark of ['dev', 'devOptional', 'optional', 'peer']) delete line[mark];
      kept.set(place, optional ? { ...line, optional } : line);
      keep(place, needs(line), optional);
    }
  };
  keep('', Object.keys(root.dependencies), false);
  // What is only wanted where it fits, after all that is needed: for other machines than this one, too.
  // A Map goes on to what is added meanwhile.
  for (const from of kept.keys()) keep(from, Object.keys(lock.packages[from].optionalDependencies ?? {}), true);
  return {
    name: root.name,
    version: root.version,
    lockfileVersion: lock.lockfileVersion,
    requires: true,
    packages: { '': root, ...Object.fromEntries([...kept].sort(([a], [b]) => (a < b ? -1 : 1))) },
  };
}
