import { createRemoteConfig } from '../scripts/rspack/remote.mjs';
import { PreviewsPlugin } from './previews-plugin.mjs';

export default createRemoteConfig('builder', import.meta.dirname, [new PreviewsPlugin()]);
