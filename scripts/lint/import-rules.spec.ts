import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describeLintRules } from './describe-lint-rules';

describeLintRules('architecture rules', [
  [
    'contracts import zod only',
    'contracts/src/x.ts',
    "import 'react';",
    'zod only',
    "import '@shortlist/contracts/z';",
  ],
  [
    'documents import contracts only',
    'documents/src/x.ts',
    "import 'zod';",
    'documents is pure',
    "import '@shortlist/contracts/platform/languages';",
  ],
  [
    'occupations import contracts only',
    'occupations/src/x.ts',
    "import '@shortlist/documents/blanks';",
    'imports contracts only',
    "import 'node:fs'; import '@shortlist/contracts/platform/languages';",
  ],
  [
    'a remote imports no occupations',
    'mf-generator/src/x.ts',
    "import '@shortlist/occupations/get-occupations';",
    'never imports the shell, another remote or the backend',
    "import '@shortlist/documents/tree';",
  ],
  [
    'shared-ui imports no application',
    'shared-ui/src/x.ts',
    "import '@shortlist/shell/app';",
    'contracts and documents only',
    "import '@shortlist/documents/tree';",
  ],
  [
    'the shell imports no remote',
    'shell/src/x.ts',
    "import '@shortlist/mf-builder/remote';",
    'only through the registry',
    "import '@shortlist/shared-ui/api';",
  ],
  [
    'a remote imports no other remote',
    'mf-builder/src/x.ts',
    "import '@shortlist/mf-support/remote';",
    'another remote',
    "import '@shortlist/documents/tree';",
  ],
  [
    'a remote does not import the shell',
    'mf-admin/src/x.ts',
    "import '@shortlist/shell/app';",
    'never imports the shell',
    "import 'react';",
  ],
  [
    'a remote does not import the federation runtime',
    'mf-support/src/x.ts',
    "import '@module-federation/enhanced/runtime';",
    'federation runtime',
    "import 'react';",
  ],
  [
    'the backend imports no front end',
    'backend/src/x.ts',
    "import '@shortlist/shared-ui/api';",
    'contracts, documents and occupations only',
    "import '@shortlist/occupations/get-occupations';",
  ],
  ['the backend has no React', 'backend/src/x.ts', "import 'react';", 'no React', "import 'zod';"],
  [
    'the backend does not import release',
    'backend/src/x.ts',
    "import '@shortlist/release/stores/store';",
    'contracts, documents and occupations only',
    "import '@shortlist/documents/tree';",
  ],
  [
    'journeys import contracts only',
    'e2e/journeys/x.spec.ts',
    "import '@shortlist/testing/servers/openai-server';",
    'contracts only',
    "import '@shortlist/contracts/platform/registry';",
  ],
  [
    'journeys may import the test scope',
    'e2e/support/x.ts',
    "import '@shortlist/documents/document-tree';",
    'contracts only',
    "import '@shortlist/testing/scope';",
  ],
  [
    'release imports no front end',
    'release/versions/x.spec.ts',
    "import '@shortlist/shell/app';",
    "never imports a front end's source",
    "import '@shortlist/contracts/platform/registry';",
  ],
  [
    'quality imports no front end',
    'quality/claims/x.ts',
    "import '@shortlist/mf-builder/remote';",
    "never imports a front end's source",
    "import '@shortlist/backend/engine/scoring/score';",
  ],
  [
    'scripts import no front end',
    'scripts/x.mjs',
    "import '../shell/src/app';",
    "never imports a front end's source",
    "import '../release/stores/store.mjs';",
  ],
  [
    'quality imports other packages by name',
    'quality/bench/x.ts',
    "import '../../release/stores/store';",
    'by its name',
    "import '../comparison/comparison';",
  ],
  [
    'other packages are imported by name',
    'backend/src/x.ts',
    "import '../../contracts/src/platform/errors';",
    'by its name',
    "import './y';",
  ],
  [
    'the router is imported through its façade',
    'mf-generator/src/x.ts',
    "import 'react-router-dom';",
    '@shortlist/shared-ui/router',
    "import '@shortlist/shared-ui/router';",
  ],
  [
    'queries are imported through their façade',
    'shell/src/x.ts',
    "import '@tanstack/react-query';",
    '@shortlist/shared-ui/query',
    "import '@shortlist/shared-ui/query';",
  ],
  [
    'i18n is imported through its façade',
    'shared-ui/src/components/x.ts',
    "import 'react-i18next';",
    '@shortlist/shared-ui/i18n',
    "import '@shortlist/shared-ui/i18n';",
  ],
  [
    'zod is imported through its façade',
    'mf-admin/src/x.ts',
    "import 'zod';",
    '@shortlist/contracts/z',
    "import '@shortlist/contracts/z';",
  ],
  [
    'contracts import zod through its façade',
    'contracts/src/admin/x.ts',
    "import 'zod';",
    '@shortlist/contracts/z',
    "import '@shortlist/contracts/z';",
  ],
  [
    'occupations import zod through its façade',
    'occupations/src/x.ts',
    "import 'zod';",
    '@shortlist/contracts/z',
    "import '@shortlist/contracts/z';",
  ],
  [
    "features don't import each other",
    'mf-builder/src/features/content/sections/x.ts',
    "import '../../import/api';",
    "don't import each other",
    "import '../../../shared/count-words';",
  ],
  [
    'features import no routes',
    'mf-builder/src/features/score/x.ts',
    "import '../../routes/dashboard';",
    'must not import routes',
    "import './score-panel';",
  ],
  [
    'shared code imports no feature',
    'mf-builder/src/shared/job-match/x.ts',
    "import '../../features/score/score-panel';",
    'neither features nor routes',
    "import '../count-words';",
  ],
  [
    'the engine imports no framework',
    'backend/src/engine/scoring/checks/x.ts',
    "import '@nestjs/common';",
    'no framework, database or HTTP',
    "import 'zod';",
  ],
  [
    'the engine does not import the platform',
    'backend/src/engine/scoring/checks/x.ts',
    "import '../../../platform/config/config';",
    'the engine is pure',
    "import '../rubric';",
  ],
  [
    'the engine does not import an area',
    'backend/src/engine/importing/readers/x.ts',
    "import '../../../builder/tasks';",
    'the engine is pure',
    "import '../../language/dates';",
  ],
  [
    'entities are private to their module',
    'backend/src/payments/refunds/x.ts',
    "import '../../account/users/user.entity';",
    'entities are private',
    "import '../payment.entity';",
  ],
  [
    'request bodies are validated',
    'backend/src/x.ts',
    'class A { f(@Body() body: string) { return body; } }',
    'not validated',
    'class A { f(@Body({ schema: s }) body: string) { return body; } }',
  ],
  [
    'any is rejected',
    'contracts/src/x.ts',
    'export const a: any = 1;',
    'Unexpected any',
    'export const a: unknown = 1;',
  ],
]);

describe('architecture rules with longer examples', () => {
  const eslint = join(__dirname, '../../node_modules/eslint/bin/eslint.js');
  const { stdout } = spawnSync('node', [eslint, '--no-ignore', '--format', 'json', 'fixtures/lint-violations'], {
    cwd: join(__dirname, '..'),
    encoding: 'utf8',
  });
  const results = JSON.parse(stdout) as { filePath: string; messages: { ruleId: string }[] }[];
  const listViolatedRules = (file: string) =>
    results.find(({ filePath }) => filePath.endsWith(file))?.messages.map(({ ruleId }) => ruleId);

  it.each([
    ['no import cycles', 'cycle-a.ts', 'import-x/no-cycle'],
    ['no ignored promise', 'ignored-promise.ts', '@typescript-eslint/no-floating-promises'],
  ])('%s', (_name, file, rule) => {
    expect(listViolatedRules(file)).toEqual([rule]);
  });
});
