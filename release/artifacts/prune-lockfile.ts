type Versions = Record<string, string>;

export interface LockedPackage {
  version?: string;
  /** Set for a workspace package, with its folder in `resolved`. */
  link?: boolean;
  resolved?: string;
  dependencies?: Versions;
  peerDependencies?: Versions;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
  optionalDependencies?: Versions;
  dev?: boolean;
  devOptional?: boolean;
  optional?: boolean;
  peer?: boolean;
  os?: string[];
}

type LockedPackages = Record<string, LockedPackage>;

export interface Lockfile {
  lockfileVersion: number;
  packages: LockedPackages;
}

/** The package.json to install. */
export interface RootPackage {
  name: string;
  version: string;
  dependencies: Versions;
}

/** Resolves a package path like Node: in the folder of the dependent first, then upward. */
function resolvePackagePath(packages: LockedPackages, from: string, name: string): string | undefined {
  for (let folder = from; ; folder = folder.replace(/(^|\/)node_modules\/((@[^/]+\/)?[^/]+)$/, '')) {
    const path = `${folder ? `${folder}/` : ''}node_modules/${name}`;
    if (packages[path]) return path;
    if (folder === '') return undefined;
  }
}

const listRequiredDependencies = ({
  dependencies = {},
  peerDependencies = {},
  peerDependenciesMeta = {},
}: LockedPackage) => [
  ...Object.keys(dependencies),
  ...Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional),
];

/**
 * Prunes a lockfile (version 3) to the packages that `root` needs, so that `npm ci` installs exactly those. `lock`: the
 * full lockfile, which must contain all dependencies of `root`.
 */
export function pruneLockfile(lock: Lockfile, root: RootPackage) {
  const keptPackages = new Map<string, LockedPackage>();
  const keepPackages = (from: string, names: string[], optional: boolean) => {
    for (const name of names) {
      const path = resolvePackagePath(lock.packages, from, name);
      if (!path && !optional) throw new Error(`${name} is not in the lock file: ${from || root.name} needs it`);
      if (!path || keptPackages.has(path)) continue;
      const entry = { ...lock.packages[path] };
      // These flags describe the full lockfile; in the pruned one, every package is either required or optional.
      for (const flag of ['dev', 'devOptional', 'optional', 'peer'] as const) delete entry[flag];
      keptPackages.set(path, optional ? { ...entry, optional } : entry);
      keepPackages(path, listRequiredDependencies(entry), optional);
    }
  };
  keepPackages('', Object.keys(root.dependencies), false);
  // Optional dependencies come after all required ones and include packages for other platforms. The loop also visits
  // entries that it adds to the Map.
  for (const from of keptPackages.keys())
    keepPackages(from, Object.keys(lock.packages[from]?.optionalDependencies ?? {}), true);
  const packages: Record<string, LockedPackage | RootPackage> = {
    '': root,
    ...Object.fromEntries([...keptPackages].sort(([a], [b]) => (a < b ? -1 : 1))),
  };
  return { name: root.name, version: root.version, lockfileVersion: lock.lockfileVersion, requires: true, packages };
}
