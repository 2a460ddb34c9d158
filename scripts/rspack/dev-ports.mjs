/** Ports of the front ends in `npm run dev`, from DEV_PORT (4301) up. The backend uses PORT (4300). */
const firstPort = Number(process.env.DEV_PORT ?? 4301);
const frontEnds = ['shell', 'mf-marketing', 'mf-builder', 'mf-generator', 'mf-support', 'mf-admin'];

export const devPorts = Object.fromEntries(frontEnds.map((name, index) => [name, firstPort + index]));
