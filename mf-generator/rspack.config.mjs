import { remoteConfig } from '../tools/rspack/remote.mjs';

export default remoteConfig('generator', import.meta.dirname);
