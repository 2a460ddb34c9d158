import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

export interface Pattern {
  /** File and line, such as "documents/src/blanks.ts:18". */
  location: string;
  pattern: RegExp;
}

const root = join(__dirname, '../..');

export function listSourceFiles(): string[] {
  const files = execFileSync('git', ['ls-files', 'documents/src', 'contracts/src', 'occupations/src', 'backend/src'], {
    cwd: root,
    encoding: 'utf8',
  });
  return files.split('\n').filter((file) => file.endsWith('.ts') && !/\.spec\.ts$|\.d\.ts$|\/testing\//.test(file));
}

export function findLiteralPatterns(): Pattern[] {
  return listSourceFiles().flatMap((file) => {
    const source = ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.Latest, true);
    const patterns: Pattern[] = [];
    const visit = (node: ts.Node) => {
      if (ts.isRegularExpressionLiteral(node)) {
        const end = node.text.lastIndexOf('/');
        const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
        patterns.push({
          location: `${file}:${line}`,
          pattern: new RegExp(node.text.slice(1, end), node.text.slice(end + 1)),
        });
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
    return patterns;
  });
}

/** Finds patterns that modules compose with `new RegExp` when they load. */
export function findComposedPatterns(): Pattern[] {
  const patterns: Pattern[] = [];
  const NativeRegExp = globalThis.RegExp;
  for (const file of listSourceFiles()) {
    const code = readFileSync(join(root, file), 'utf8');
    if (!code.includes('new RegExp(') || code.includes("from '@nestjs")) continue;
    globalThis.RegExp = new Proxy(NativeRegExp, {
      construct(target, args: [string, string?]) {
        const pattern = new target(...args);
        patterns.push({ location: file, pattern });
        return pattern;
      },
    });
    try {
      jest.requireActual<object>(join(root, file));
    } finally {
      globalThis.RegExp = NativeRegExp;
    }
  }
  return patterns;
}
