import type { RemoteEntry } from '@shortlist/contracts/platform/registry';
import type { Registry } from '../versions/registry';

/** Returns the mounts with one segment. A page needs no others to find the area of a path, but the web server does. */
const filterTopLevelMounts = (mounts: string[]) => mounts.filter((mount) => mount.lastIndexOf('/') === 0);

/**
 * Reduces the registry to the parts that a page needs: the whole entry of its own area, and the mounts of other areas.
 * A page fetches the locations of other areas on demand, so a release of another area does not change the page.
 */
export const toPageRegistry = ({ shell, remotes }: Registry, ownRemote?: RemoteEntry) => ({
  shell: { mounts: filterTopLevelMounts(shell?.mounts ?? []) },
  remotes: remotes.map((remote) => {
    const mounts = filterTopLevelMounts(remote.mounts);
    return remote === ownRemote ? { ...remote, mounts } : { name: remote.name, mounts, widgets: remote.widgets };
  }),
});

/**
 * Throws if the `mounts` of a remote differ from its routes. The web server serves only the screens that `mounts`
 * lists.
 */
export function assertMountsMatchRoutes({ name, mounts }: RemoteEntry, routes: { path: string }[]): void {
  const paths = routes
    .flatMap(({ path }) => (path.endsWith('/:id?') ? [path.replace('/:id?', ''), path.slice(0, -1)] : [path]))
    .map((path) => `/${path}`);
  const mismatches = [...paths, ...mounts].filter((path) => !paths.includes(path) || !mounts.includes(path));
  if (mismatches.length > 0) throw new Error(`the mounts and routes of ${name} do not match: ${mismatches.join(', ')}`);
}
