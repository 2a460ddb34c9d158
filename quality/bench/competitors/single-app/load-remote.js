/** Replaces the shell's `remotes/load-remote`, so that areas become chunks of the same app. */
const remotes = {
  'mf-marketing': () => import('../../../../mf-marketing/src/remote.tsx'),
  'mf-builder': () => import('../../../../mf-builder/src/remote.tsx'),
  'mf-generator': () => import('../../../../mf-generator/src/remote.tsx'),
  'mf-support': () => import('../../../../mf-support/src/remote.tsx'),
  'mf-admin': () => import('../../../../mf-admin/src/remote.tsx'),
};

export const loadTimeoutMs = 7_000;
export const loadRemoteModule = async ({ name }) => (await remotes[name]()).default;
export const getLoadedVersion = () => undefined;
