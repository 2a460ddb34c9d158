/** Ports of the front ends in `npm run dev`, from DEV_PORT (4301) up. The backend uses PORT (4300). */
import { remotes } from '../remotes.mjs';

const firstPort = Number(process.env.DEV_PORT ?? 4301);

export const devPorts = Object.fromEntries(['shell', ...remotes].map((name, index) => [name, firstPort + index]));
