import { createRemoteConfig } from '../scripts/rspack/remote.mjs';

export default createRemoteConfig('admin', import.meta.dirname);
