import { createRemoteConfig } from '../tools/rspack/remote.mjs';

export default createRemoteConfig('support', import.meta.dirname);
