import { remoteConfig } from '../tools/rspack/remote.mjs';

export default remoteConfig('builder', import.meta.dirname);
