/** Ports of `npm run dev` and `npm run workbench`. The first is DEV_PORT. */
import { remotes } from '../remotes.mjs';

const firstPort = Number(process.env.DEV_PORT ?? 4301);

export const devPorts = Object.fromEntries(
  ['shell', ...remotes, 'workbench'].map((name, index) => [name, firstPort + index]),
);
