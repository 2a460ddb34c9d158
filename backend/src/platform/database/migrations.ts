import { Platform1700000000001 } from './migrations/1700000000001-platform';
import { Accounts1700000000002 } from './migrations/1700000000002-accounts';
import { Support1700000000003 } from './migrations/1700000000003-support';
import { Ai1700000000004 } from './migrations/1700000000004-ai';
import { Generator1700000000005 } from './migrations/1700000000005-generator';
import { Resumes1700000000006 } from './migrations/1700000000006-resumes';
import { Drafts1700000000007 } from './migrations/1700000000007-drafts';
import { Account1700000000008 } from './migrations/1700000000008-account';
import { Letters1700000000009 } from './migrations/1700000000009-letters';
import { CostProtection1700000000011 } from './migrations/1700000000011-cost-protection';
import { Payments1700000000010 } from './migrations/1700000000010-payments';
import { Staff1700000000012 } from './migrations/1700000000012-staff';
import { Help1700000000013 } from './migrations/1700000000013-help';
import { Newsletter1700000000014 } from './migrations/1700000000014-newsletter';
import { Jobs1700000000015 } from './migrations/1700000000015-jobs';
import { Files1700000000016 } from './migrations/1700000000016-files';
import { ChatOffers1700000000020 } from './migrations/20-chat-offers';
import { TargetJob1700000000022 } from './migrations/22-target-job';
import { GenerationJobs1700000000024 } from './migrations/24-generation-jobs';
import { RejectedChanges1700000000025 } from './migrations/25-rejected-changes';
import { GenerationLines1700000000026 } from './migrations/26-generation-lines';
import { DraftScores1700000000031 } from './migrations/31-draft-scores';
import { DocumentGenerations1700000000033 } from './migrations/33-document-generations';
import { VerifiedAddresses1700000000034 } from './migrations/34-verified-addresses';
import { PasswordGuesses1700000000035 } from './migrations/35-password-guesses';
import { ConfirmedSessions1700000000036 } from './migrations/36-confirmed-sessions';
import { SecurityEvents1700000000037 } from './migrations/37-security-events';
import { PaidShares1700000000038 } from './migrations/38-paid-shares';
import { PaymentClaims1700000000039 } from './migrations/39-payment-claims';
import { MessageGroups1700000000040 } from './migrations/40-message-groups';
import { SecondFactors1700000000041 } from './migrations/41-second-factors';
import { GenerationOwnLines1700000000042 } from './migrations/42-generation-own-lines';
import { MailOrder1700000000043 } from './migrations/43-mail-order';
import { FileData1700000000044 } from './migrations/44-file-data';
import { GuestStorage1700000000047 } from './migrations/47-guest-storage';
import { FileNetworks1700000000048 } from './migrations/48-file-networks';
import { StorageFunction1700000000049 } from './migrations/49-storage-function';
import { GenerationJobPosting1700000000050 } from './migrations/50-generation-job-posting';
import { GenerationTitleLetter1700000000051 } from './migrations/51-generation-title-letter';

/** All schema migrations in order. Never edit a released migration. Add another migration instead. */
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
  ChatOffers1700000000020,
  TargetJob1700000000022,
  GenerationJobs1700000000024,
  RejectedChanges1700000000025,
  GenerationLines1700000000026,
  DraftScores1700000000031,
  DocumentGenerations1700000000033,
  VerifiedAddresses1700000000034,
  PasswordGuesses1700000000035,
  ConfirmedSessions1700000000036,
  SecurityEvents1700000000037,
  PaidShares1700000000038,
  PaymentClaims1700000000039,
  MessageGroups1700000000040,
  SecondFactors1700000000041,
  GenerationOwnLines1700000000042,
  MailOrder1700000000043,
  FileData1700000000044,
  GuestStorage1700000000047,
  FileNetworks1700000000048,
  StorageFunction1700000000049,
  GenerationJobPosting1700000000050,
  GenerationTitleLetter1700000000051,
];
