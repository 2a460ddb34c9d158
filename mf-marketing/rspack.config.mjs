import { createRemoteConfig } from '../scripts/rspack/remote.mjs';

export default createRemoteConfig('marketing', import.meta.dirname);
