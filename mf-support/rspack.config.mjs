import { remoteConfig } from '../tools/rspack/remote.mjs';

export default remoteConfig('support', import.meta.dirname);
