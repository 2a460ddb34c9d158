/**
 * `npm run nginx -w release`: writes the generated files of deploy/nginx. If REMOTE_ORIGINS is set, the content security
 * policy allows remotes from those origins.
 */
import { writeFileSync } from 'node:fs';
import { generateNginxFiles } from './nginx-files';

for (const [name, text] of Object.entries(generateNginxFiles(process.env))) {
  writeFileSync(new URL(`../../deploy/nginx/${name}`, import.meta.url), text);
}
