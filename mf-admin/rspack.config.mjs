import { createRemoteConfig } from '../tools/rspack/remote.mjs';

export default createRemoteConfig('admin', import.meta.dirname);
