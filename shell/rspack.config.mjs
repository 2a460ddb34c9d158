import { createShellConfig } from '../scripts/rspack/shell.mjs';

export default createShellConfig(import.meta.dirname);
