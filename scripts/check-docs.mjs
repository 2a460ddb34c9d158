/**
 * Checks that the files, headings, npm commands, paths and settings that Markdown files mention exist. Prints one line
 * per error and exits with 1 if there are errors. Does not check links to other sites.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import GithubSlugger from 'github-slugger';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { readArguments } from './arguments.mjs';

const placeholderPattern = /…|<[^>]+>|\b(AREA|NAME|LANGUAGE|SLUG|ID|FILE|FOLDER|VERSION|TARGET|INDUSTRY|NNN|X)\b/g;
const npmRunPattern = /\bnpm run (?:-w (?<before>[\w-]+) )?(?<name>[\w:-]+)(?:.*? -w (?<after>[\w-]+))?/g;
const settingPattern = /\b[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+\b/g;

const { names } = readArguments('node scripts/check-docs.mjs [FOLDER]');
const root = names[0] ?? '.';
const git = (...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 64e6 }).split('\n').filter(Boolean);

const files = git('ls-files', '--cached', '--others', '--exclude-standard').filter((file) =>
  existsSync(join(root, file)),
);
const folders = new Set(files.flatMap((file) => file.split('/').map((_, i, parts) => parts.slice(0, i).join('/'))));
const paths = [...files, ...folders].filter(Boolean);
const pathSet = new Set(paths);
const topFolders = new Set(files.filter((file) => file.includes('/')).map((file) => file.split('/')[0]));
const readJson = (file) => JSON.parse(readFileSync(join(root, file), 'utf8'));
const packages = new Map(
  ['package.json', ...[...topFolders].map((folder) => `${folder}/package.json`)]
    .filter((file) => pathSet.has(file))
    .map((file) => [dirname(file), readJson(file)]),
);
const knownSettings = new Set(git('grep', '-hoE', settingPattern.source.replaceAll('(?:', '('), '--', '.', ':!*.md'));

function* walk(node) {
  yield node;
  for (const child of node.children ?? []) yield* walk(child);
}

const getText = (node) => node.value ?? (node.children ?? []).map(getText).join('');

const nodesByFile = new Map();
function listNodes(file) {
  if (!nodesByFile.has(file)) nodesByFile.set(file, [...walk(fromMarkdown(readFileSync(join(root, file), 'utf8')))]);
  return nodesByFile.get(file);
}

function listHeadingIds(file) {
  const slugger = new GithubSlugger();
  return listNodes(file)
    .filter(({ type }) => type === 'heading')
    .map((heading) => slugger.slug(getText(heading)));
}

function* findLinkErrors(file, url) {
  if (/^[a-z]+:/i.test(url)) return;
  const [path, anchor] = url.split('#').map(decodeURIComponent);
  const target = path ? normalize(join(dirname(file), path)).replace(/\/$/, '') : file;
  if (target !== '.' && !pathSet.has(target)) yield `The link ${url} leads nowhere`;
  else if (anchor && target.endsWith('.md') && !listHeadingIds(target).includes(anchor))
    yield `${target} has no heading #${anchor}`;
}

function* findCommandErrors(text) {
  for (const { groups } of text.matchAll(npmRunPattern)) {
    const packageName = groups.before ?? groups.after ?? '.';
    if (!packages.get(packageName)?.scripts?.[groups.name])
      yield `There is no command ${groups.name} in ${packageName}`;
  }
  for (const [, script] of text.matchAll(/\bnode ((?:\w+\/)+[\w-]+\.mjs)/g))
    if (!pathSet.has(script)) yield `There is no script ${script}`;
}

const expandBraces = (path) => {
  const [whole, options] = /\{([^{}]+,[^{}]+)\}/.exec(path) ?? [];
  return whole ? options.split(',').flatMap((option) => expandBraces(path.replace(whole, option.trim()))) : [path];
};

const escapeRegExp = (text) => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
const toPattern = (path) =>
  new RegExp(
    `^${path
      .split(/(\*\*\/|\*)/)
      .map((part) => (part === '**/' ? '(?:.*/)?' : part === '*' ? '[^/]*' : escapeRegExp(part)))
      .join('')}$`,
  );

function* findPathErrors(file, code) {
  const path = code.replace(/^\.\//, '').replace(/[/:]+$/, '');
  const parentFolder = dirname(file);
  const firstFolder = path.split('/')[0];
  const baseFolders = ['', parentFolder].filter((base) =>
    base ? folders.has(`${base}/${firstFolder}`) : topFolders.has(firstFolder) && path.includes('/'),
  );
  if (!baseFolders.length || !/^[\w.@*{},<>…/-]+$/.test(path)) return;
  if (/(^|\/)(dist|node_modules|test-results)(\/|$)/.test(path)) return;
  for (const option of expandBraces(path.replace(placeholderPattern, '*'))) {
    const patterns = baseFolders.map((base) => toPattern(normalize(join(base, option))));
    if (!paths.some((knownPath) => patterns.some((pattern) => pattern.test(knownPath)))) yield `There is no ${option}`;
  }
}

function* findSettingErrors(text) {
  for (const [name] of text.matchAll(settingPattern))
    if (!knownSettings.has(name) && !/^AWS_|^OTEL_/.test(name)) yield `There is no setting ${name}`;
}

function* findErrors(file) {
  for (const { type, url, value, position } of listNodes(file)) {
    const errors =
      type === 'link' || type === 'image' || type === 'definition'
        ? [...findLinkErrors(file, url)]
        : type === 'inlineCode' || type === 'code'
          ? [
              ...findCommandErrors(value),
              ...findSettingErrors(value),
              ...(type === 'inlineCode' ? findPathErrors(file, value) : []),
            ]
          : [];
    for (const error of errors) yield `${file}:${position.start.line}: ${error}`;
  }
}

const markdownFiles = files.filter((file) => file.endsWith('.md') && !file.includes('/fixtures/'));
const errors = markdownFiles.flatMap((file) => [...findErrors(file)]);
for (const error of errors) console.error(error);
console.log(`${markdownFiles.length} pages, ${errors.length} errors`);
process.exit(errors.length ? 1 : 0);
