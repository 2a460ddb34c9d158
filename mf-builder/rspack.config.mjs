import { remoteConfig } from '../tools/rspack/remote.mjs';
import { PreviewsPlugin } from './previews-plugin.mjs';

const config = remoteConfig('builder', import.meta.dirname);
config.plugins.push(new PreviewsPlugin());

export default config;
