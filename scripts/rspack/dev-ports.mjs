/**
 * Ports of the front ends in `npm run dev` and of `npm run workbench`, from DEV_PORT (4301) up. The backend uses PORT
 * (4300).
 */
import { remotes } from '../remotes.mjs';

const firstPort = Number(process.env.DEV_PORT ?? 4301);

export const devPorts = Object.fromEntries(
  ['shell', ...remotes, 'workbench'].map((name, index) => [name, firstPort + index]),
);
