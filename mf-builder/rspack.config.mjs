import { remoteConfig } from '../tools/rspack/remote.mjs';
import { PreviewsPlugin } from './previews-plugin.mjs';

export default remoteConfig('builder', import.meta.dirname, [new PreviewsPlugin()]);
