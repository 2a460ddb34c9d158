import { remoteConfig } from '../tools/rspack/remote.mjs';

export default remoteConfig('admin', import.meta.dirname);
