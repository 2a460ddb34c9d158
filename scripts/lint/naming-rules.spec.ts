import { describeLintRules } from './describe-lint-rules';

describeLintRules('rules for names and comments', [
  [
    'exported functions have no banned word',
    'documents/src/x.ts',
    'export function listFaces() {}',
    'contains “faces”: use fonts',
    'export function listFonts() {}',
  ],
  [
    'exported types and constants have no banned word',
    'contracts/src/x.ts',
    "export interface KeptWish { id: string }\nexport const allowanceSchema = '';",
    'contains “allowance”: use quota',
    "export interface SavedRequest { id: string }\nexport const quotaSchema = '';",
  ],
  [
    'file names have no banned word',
    'contracts/src/allowance.ts',
    '',
    'contains “allowance”',
    'const kept = 1; void kept;',
    'contracts/src/quota.ts',
  ],
  [
    'a controller is in a controller file',
    'backend/src/x.ts',
    "@Controller('x') export class XController {}",
    'ends with .controller.ts',
    'export class XController {}',
  ],
  [
    'an entity is in an entity file',
    'backend/src/x.ts',
    "@Entity('x') export class XEntity {}",
    'ends with .entity.ts',
    'export class X {}',
  ],
  [
    'a service is in a service file',
    'backend/src/x.ts',
    '@Injectable() export class XService {}',
    'ends with .service.ts',
    '@Injectable() export class SpendGuard {}',
  ],
  [
    'a route guard is in a guard file',
    'backend/src/x.ts',
    '@Injectable() export class XGuard implements CanActivate {}',
    'ends with .guard.ts',
    '@Injectable() export class SpendGuard {}',
  ],
  [
    'a docstring does not begin with a clause',
    'mf-admin/src/x.ts',
    '/** What was before the change. */\nexport const before = 1;',
    'with a verb or a noun',
    '/** The text before the change. What follows may be a clause. */\nexport const before = 1;',
  ],
  [
    'a line comment does not begin with a clause',
    'backend/src/x.ts',
    '// Who has paid in one tab must not pay in another.',
    'with a verb or a noun',
    '// Whether the file exists is checked later.',
  ],
]);
