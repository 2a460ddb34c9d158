type Versions = Record<string, string>;

export interface LockedPackage {
  version?: string;
  /** Set for a workspace package. Its folder is in `resolved`. */
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

export interface RootPackage {
  name: string;
  version: string;
  dependencies: Versions;
}

/** Finds a package as Node does: first in the folder of the package that needs it, then in each parent folder. */
function resolvePackagePath(packages: LockedPackages, dependentPath: string, name: string): string | undefined {
  for (let folder = dependentPath; ; folder = folder.replace(/(^|\/)node_modules\/((@[^/]+\/)?[^/]+)$/, '')) {
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
 * Prunes a lockfile (version 3) to the packages that `root` needs, so that `npm ci` installs exactly those. The full
 * lockfile must contain all dependencies of `root`.
 */
export function pruneLockfile(lock: Lockfile, root: RootPackage) {
  const keptPackages = new Map<string, LockedPackage>();
  const keepPackages = (dependentPath: string, names: string[], optional: boolean) => {
    for (const name of names) {
      const path = resolvePackagePath(lock.packages, dependentPath, name);
      if (!path && !optional)
        throw new Error(`${name} is not in the lock file: ${dependentPath || root.name} needs it`);
      if (!path || keptPackages.has(path)) continue;
      const entry = { ...lock.packages[path] };
      // These flags are true only in the full lockfile.
      for (const flag of ['dev', 'devOptional', 'optional', 'peer'] as const) delete entry[flag];
      keptPackages.set(path, optional ? { ...entry, optional } : entry);
      keepPackages(path, listRequiredDependencies(entry), optional);
    }
  };
  keepPackages('', Object.keys(root.dependencies), false);
  // Optional dependencies come last, so that a package that is also required is not marked as optional. The loop also
  // visits entries that it adds to the Map.
  for (const path of keptPackages.keys())
    keepPackages(path, Object.keys(lock.packages[path]?.optionalDependencies ?? {}), true);
  const packages: Record<string, LockedPackage | RootPackage> = {
    '': root,
    ...Object.fromEntries([...keptPackages].sort(([a], [b]) => (a < b ? -1 : 1))),
  };
  return { name: root.name, version: root.version, lockfileVersion: lock.lockfileVersion, requires: true, packages };
}
