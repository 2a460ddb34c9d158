import { createShellConfig } from '../tools/rspack/shell.mjs';

export default createShellConfig(import.meta.dirname);
