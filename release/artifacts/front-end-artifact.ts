import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteEntry } from '@shortlist/contracts/platform/registry';
import { remoteContractVersion } from '@shortlist/contracts/platform/remote-contract';
import { computeIntegrity } from '@shortlist/scripts/rspack/integrity';
import { root } from '@shortlist/scripts/process';
import type { ShellEntry } from '../versions/registry';
import { computeVersion, listFiles, type Artifact, type ArtifactFiles } from './artifact';

export const frontEnds = readdirSync(root).filter(
  (name) => /^(shell|mf-.+)$/.test(name) && existsSync(join(root, name, 'package.json')),
);

interface FrontEndPackage {
  mounts: string[];
  widgets?: boolean;
}

function rewriteShellUrls(page: string, files: ArtifactFiles, version: string) {
  return page.replace(/(?<= (?:src|href)=")\/([^"]+)/g, (path, file: string) =>
    files.has(file) ? `/shell/${version}/${file}` : path,
  );
}

export function collectFrontEndArtifact(name: string, checkout = root): Artifact {
  const dist = join(checkout, name, 'dist');
  const packageFile = readFileSync(join(checkout, name, 'package.json'), 'utf8');
  const { mounts, widgets = false } = JSON.parse(packageFile) as FrontEndPackage;
  const distFiles = listFiles(dist).map((path): [string, string] => [path, join(dist, path)]);
  const prerenderBundle: [string, string] = ['prerender.cjs', join(checkout, name, 'dist-node', 'prerender.cjs')];
  const version = computeVersion(
    [...distFiles.filter(([path]) => !/\.map$/.test(path)), prerenderBundle],
    mounts,
    widgets,
  );
  const files: ArtifactFiles = new Map(distFiles.filter(([path]) => !/\.map$|^index\.html$/.test(path)));
  const hidden: ArtifactFiles = new Map([...distFiles.filter(([path]) => /\.map$/.test(path)), prerenderBundle]);
  if (name === 'shell') {
    const shellHtml = rewriteShellUrls(readFileSync(join(dist, 'index.html'), 'utf8'), files, version);
    const registryEntry: ShellEntry = { version, mounts };
    return { name, version, files, privateFiles: hidden.set('index.html', Buffer.from(shellHtml)), registryEntry };
  }
  const entry = [...files.keys()].find((file) => /^entry\..*js$/.test(file));
  if (!entry) throw new Error(`the build of ${name} has no entry file`);
  const registryEntry: RemoteEntry = {
    name,
    entry: `/${name}/${version}/${entry}`,
    version,
    contract: remoteContractVersion,
    mounts,
    widgets,
    integrity: { [entry]: computeIntegrity(join(dist, entry)) },
  };
  return { name, version, files, privateFiles: hidden, registryEntry };
}
