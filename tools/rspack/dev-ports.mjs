/** Where `npm run dev` serves each front end, from DEV_PORT (4301) on; the backend stands on PORT (4300). */
const first = Number(process.env.DEV_PORT ?? 4301);
const served = ['shell', 'mf-marketing', 'mf-builder', 'mf-generator', 'mf-support', 'mf-admin'];

export const devPorts = Object.fromEntries(served.map((name, index) => [name, first + index]));
