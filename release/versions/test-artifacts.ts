import type { Artifact } from '../artifacts/artifact';
import type { RegistryEntry } from './registry';

const shellHtml = '<!doctype html><head></head><script src="/shell/s1/main.js"></script>';

const createEntry = (name: string, version: string): RegistryEntry =>
  name === 'shell'
    ? { version, mounts: [] }
    : {
        name,
        entry: `/${name}/${version}/main.js`,
        version,
        contract: 1,
        mounts: ['/templates'],
        widgets: false,
        integrity: {},
      };

export const createTestArtifact = (name: string, version: string): Artifact => ({
  name,
  version,
  files: new Map([['main.js', Buffer.from(`${version};`.repeat(600))]]),
  privateFiles: new Map([['index.html', Buffer.from(shellHtml)]]),
  registryEntry: createEntry(name, version),
});
