import type { RemoteEntry } from '@shortlist/contracts/platform/registry';
import type { Registry } from '../versions/registry';

/**
 * Returns the mounts with one segment, which suffice for a page to find the area of a path. Only the web server needs
 * longer ones.
 */
const filterTopLevelMounts = (mounts: string[]) => mounts.filter((mount) => mount.lastIndexOf('/') === 0);

/**
 * Reduces the registry to the parts that a page needs: everything about its own area, and the mounts of the others. A
 * page fetches the locations of other areas on demand, so the page does not change when other areas are released.
 */
export const toPageRegistry = ({ shell, remotes }: Registry, ownRemote?: RemoteEntry) => ({
  shell: { mounts: filterTopLevelMounts(shell?.mounts ?? []) },
  remotes: remotes.map((remote) => {
    const mounts = filterTopLevelMounts(remote.mounts);
    return remote === ownRemote ? { ...remote, mounts } : { name: remote.name, mounts, widgets: remote.widgets };
  }),
});

/**
 * Throws if a remote's `mounts` and routes do not match, because the web server knows a remote's screens only by its
 * `mounts`.
 */
export function assertMountsMatchRoutes({ name, mounts }: RemoteEntry, routes: { path: string }[]): void {
  const paths = routes
    .flatMap(({ path }) => (path.endsWith('/:id?') ? [path.replace('/:id?', ''), path.slice(0, -1)] : [path]))
    .map((path) => `/${path}`);
  const mismatches = [...paths, ...mounts].filter((path) => !paths.includes(path) || !mounts.includes(path));
  if (mismatches.length > 0) throw new Error(`the mounts and routes of ${name} do not match: ${mismatches.join(', ')}`);
}
