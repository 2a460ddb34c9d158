import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const fileNames = ['nginx.conf', 'real-ip.conf', 'site.conf', 'proxy.conf', 'headers.conf', 'cache.conf'];

/**
 * Writes the files of deploy/nginx to a folder, adapted to the port, the site and local temporary folders. The caller
 * must write upstream.conf. Returns the path of nginx.conf.
 */
export function writeNginxFolder(folder: string, port: number, site = join(root, '.site')): string {
  for (const name of fileNames) {
    const text = readFileSync(join(root, 'deploy/nginx', name), 'utf8')
      .replace('listen 8080', `listen 127.0.0.1:${port}`)
      .replace('root /site', `root ${site}`)
      .replaceAll('/tmp/nginx', join(folder, 'nginx'))
      .replace('/dev/stdout json', 'off')
      .replace('stderr warn', 'stderr crit')
      .replace('include mime.types', 'include /etc/nginx/mime.types');
    writeFileSync(join(folder, name), process.getuid?.() === 0 && name === 'nginx.conf' ? `user root;\n${text}` : text);
  }
  return join(folder, 'nginx.conf');
}
