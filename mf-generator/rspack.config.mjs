import { createRemoteConfig } from '../scripts/rspack/remote.mjs';

export default createRemoteConfig('generator', import.meta.dirname);
