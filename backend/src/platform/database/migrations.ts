import { Platform1700000000001 } from './migrations/1-platform';
import { Accounts1700000000002 } from './migrations/2-accounts';
import { Support1700000000003 } from './migrations/3-support';
import { Ai1700000000004 } from './migrations/4-ai';
import { Generator1700000000005 } from './migrations/5-generator';
import { Resumes1700000000006 } from './migrations/6-resumes';
import { Drafts1700000000007 } from './migrations/7-drafts';
import { Account1700000000008 } from './migrations/8-account';
import { Letters1700000000009 } from './migrations/9-letters';
import { CostProtection1700000000011 } from './migrations/11-cost-protection';
import { Payments1700000000010 } from './migrations/10-payments';
import { Staff1700000000012 } from './migrations/12-staff';
import { Help1700000000013 } from './migrations/13-help';
import { Newsletter1700000000014 } from './migrations/14-newsletter';
import { Jobs1700000000015 } from './migrations/15-jobs';
import { Files1700000000016 } from './migrations/16-files';

/** Every change of the schema, in order. Once released, one is never edited: add another. */
export const migrations = [
  Platform1700000000001,
  Accounts1700000000002,
  Support1700000000003,
  Ai1700000000004,
  Generator1700000000005,
  Resumes1700000000006,
  Drafts1700000000007,
  Account1700000000008,
  Letters1700000000009,
  Payments1700000000010,
  CostProtection1700000000011,
  Staff1700000000012,
  Help1700000000013,
  Newsletter1700000000014,
  Jobs1700000000015,
  Files1700000000016,
];
