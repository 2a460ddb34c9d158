/** Resolves a package path like Node: in the folder of the dependent first, then upward. */
function resolvePackagePath(packages, from, name) {
  for (let above = from; ; above = above.replace(/(^|\/)node_modules\/((@[^/]+\/)?[^/]+)$/, '')) {
    const place = `${above ? `${above}/` : ''}node_modules/${name}`;
    if (packages[place]) return place;
    if (above === '') return undefined;
  }
}

const listRequiredDependencies = ({ dependencies = {}, peerDependencies = {}, peerDependenciesMeta = {} }) => [
  ...Object.keys(dependencies),
  ...Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional),
];

/**
 * Prunes a lockfile (version 3) to the packages that `root` needs, so that `npm ci` installs exactly those. `lock`: the
 * full lockfile. `root`: the package.json to install, whose dependencies must all be in the lockfile.
 */
export function pruneLockfile(lock, root) {
  const kept = new Map();
  const keep = (from, names, optional) => {
    for (const name of names) {
      const place = resolvePackagePath(lock.packages, from, name);
      if (!place && !optional) throw new Error(`${name} is not in the lock file: ${from || root.name} needs it`);
      if (!place || kept.has(place)) continue;
      const line = { ...lock.packages[place] };
      // These flags describe the full lockfile; in the pruned one, every package is either required or optional.
      for (const mark of ['dev', 'devOptional', 'optional', 'peer']) delete line[mark];
      kept.set(place, optional ? { ...line, optional } : line);
      keep(place, listRequiredDependencies(line), optional);
    }
  };
  keep('', Object.keys(root.dependencies), false);
  // Optional dependencies come after all required ones and include those of other platforms. The loop also visits
  // entries that it adds to the Map.
  for (const from of kept.keys()) keep(from, Object.keys(lock.packages[from].optionalDependencies ?? {}), true);
  return {
    name: root.name,
    version: root.version,
    lockfileVersion: lock.lockfileVersion,
    requires: true,
    packages: { '': root, ...Object.fromEntries([...kept].sort(([a], [b]) => (a < b ? -1 : 1))) },
  };
}
