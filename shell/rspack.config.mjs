import { shellConfig } from '../tools/rspack/shell.mjs';

export default shellConfig(import.meta.dirname);
