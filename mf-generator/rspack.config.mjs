import { createRemoteConfig } from '../tools/rspack/remote.mjs';

export default createRemoteConfig('generator', import.meta.dirname);
