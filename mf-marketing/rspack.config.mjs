import { createRemoteConfig } from '../tools/rspack/remote.mjs';

export default createRemoteConfig('marketing', import.meta.dirname);
