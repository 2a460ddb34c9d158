/** Where `npm run dev` serves each front end; the backend stands on PORT (4300). */
export const devPorts = {
  shell: 4301,
  'mf-marketing': 4302,
  'mf-builder': 4303,
  'mf-generator': 4304,
  'mf-support': 4305,
  'mf-admin': 4306,
};
