/** Resolves a package path like Node: in the folder of the dependent first, then upward. */
function resolvePackagePath(packages, from, name) {
  for (let folder = from; ; folder = folder.replace(/(^|\/)node_modules\/((@[^/]+\/)?[^/]+)$/, '')) {
    const path = `${folder ? `${folder}/` : ''}node_modules/${name}`;
    if (packages[path]) return path;
    if (folder === '') return undefined;
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
  const keptPackages = new Map();
  const keepPackages = (from, names, optional) => {
    for (const name of names) {
      const path = resolvePackagePath(lock.packages, from, name);
      if (!path && !optional) throw new Error(`${name} is not in the lock file: ${from || root.name} needs it`);
      if (!path || keptPackages.has(path)) continue;
      const entry = { ...lock.packages[path] };
      // These flags describe the full lockfile; in the pruned one, every package is either required or optional.
      for (const flag of ['dev', 'devOptional', 'optional', 'peer']) delete entry[flag];
      keptPackages.set(path, optional ? { ...entry, optional } : entry);
      keepPackages(path, listRequiredDependencies(entry), optional);
    }
  };
  keepPackages('', Object.keys(root.dependencies), false);
  // Optional dependencies come after all required ones and include those of other platforms. The loop also visits
  // entries that it adds to the Map.
  for (const from of keptPackages.keys())
    keepPackages(from, Object.keys(lock.packages[from].optionalDependencies ?? {}), true);
  return {
    name: root.name,
    version: root.version,
    lockfileVersion: lock.lockfileVersion,
    requires: true,
    packages: { '': root, ...Object.fromEntries([...keptPackages].sort(([a], [b]) => (a < b ? -1 : 1))) },
  };
}
