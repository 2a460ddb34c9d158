import { createRemoteConfig } from '../scripts/rspack/remote.mjs';

export default createRemoteConfig('support', import.meta.dirname);
