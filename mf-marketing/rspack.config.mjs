import { remoteConfig } from '../tools/rspack/remote.mjs';

export default remoteConfig('marketing', import.meta.dirname);
