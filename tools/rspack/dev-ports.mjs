/** Ports of the front ends in `npm run dev`, from DEV_PORT (4301) up. The backend uses PORT (4300). */
const first = Number(process.env.DEV_PORT ?? 4301);
const served = ['shell', 'mf-marketing', 'mf-builder', 'mf-generator', 'mf-support', 'mf-admin'];

export const devPorts = Object.fromEntries(served.map((name, index) => [name, first + index]));
