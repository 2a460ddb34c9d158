import 'reflect-metadata';
import type { DataSource } from 'typeorm';
import { verifyChain } from './account/security-events/event-chain';
import { PasskeyEntity } from './account/second-factors/passkey.entity';
import { RecoveryCodeEntity } from './account/second-factors/recovery-code.entity';
import { removeSecondFactors } from './account/second-factors/remove-second-factors';
import { TotpSecretEntity } from './account/second-factors/totp-secret.entity';
import { SecurityEventEntity } from './account/security-events/security-event.entity';
import { OwnerEntity } from './account/sessions/owner.entity';
import { grantAdmin } from './account/users/administrators';
import { UserEntity } from './account/users/user.entity';
import { normalizeIdentifier } from './account/users/user.service';
import { NewsletterIssueEntity } from './marketing/newsletter-issue.entity';
import { enqueueIssue } from './marketing/enqueue-issue';
import { Config } from './platform/config/config';
import { loadEnvFile } from './platform/config/env-file';
import { openDataSource } from './platform/database/open-data-source';
import { createPageFileResolver } from './platform/site/page-file-resolver';
import { OperatorError } from './platform/operator-error';

const usage =
  'Usage: npm run admin -- grant EMAIL | revoke EMAIL | remove-second-factors EMAIL | newsletter SLUG TITLE DESCRIPTION | check-events | migrate';

interface Command {
  argCount: number;
  run: (database: DataSource, words: string[], config: Config) => Promise<string>;
}

const commands = new Map<string | undefined, Command>([
  ['grant', { argCount: 1, run: grant }],
  ['revoke', { argCount: 1, run: revoke }],
  ['remove-second-factors', { argCount: 1, run: removeFactors }],
  ['newsletter', { argCount: 3, run: queueNewsletterIssue }],
  ['check-events', { argCount: 0, run: checkEvents }],
  // Opening the database migrates it. As a separate command, this migrates once before the replicas start.
  ['migrate', { argCount: 0, run: () => Promise.resolve('The schema is up to date.') }],
]);

async function grant({ manager }: DataSource, [email = '']: string[]): Promise<string> {
  if (await grantAdmin(manager, normalizeIdentifier(email))) return `${email} is now an administrator.`;
  throw (await manager.existsBy(UserEntity, { emailKey: normalizeIdentifier(email) }))
    ? new OperatorError(
        `The address ${email} is not verified, so anybody may have registered it. Follow the link in its mail first.`,
      )
    : unknown(email);
}

async function revoke({ manager }: DataSource, [email = '']: string[]): Promise<string> {
  const { affected } = await manager.update(UserEntity, { emailKey: normalizeIdentifier(email) }, { isAdmin: false });
  if (!affected) throw unknown(email);
  return `${email} is no longer an administrator.`;
}

/** For a user who has lost their devices and recovery codes and has proved their identity. */
async function removeFactors({ manager }: DataSource, [email = '']: string[]): Promise<string> {
  const user = await manager.findOneBy(UserEntity, { emailKey: normalizeIdentifier(email) });
  if (!user) throw unknown(email);
  await removeSecondFactors(manager, user.ownerId);
  return `${email} signs in with the password alone now.`;
}

/** Verifies that nobody has tampered with the chain of security events. */
async function checkEvents({ manager }: DataSource): Promise<string> {
  const { count, broken } = await verifyChain(manager);
  if (broken === undefined) return `${count} security events, and each follows the one before it.`;
  throw new OperatorError(
    `Security event ${broken} was changed, or the one before it is missing; ${count} before it are whole.`,
  );
}

const unknown = (email: string) => new OperatorError(`There is no account with the email ${email}. Register it first.`);

/** Enqueues emails about /blog/SLUG to all confirmed subscribers. */
async function queueNewsletterIssue(
  database: DataSource,
  [slug = '', title = '', description = '']: string[],
  { siteDir }: Config,
): Promise<string> {
  if (!createPageFileResolver(siteDir)(`/blog/${slug}`)) throw new OperatorError(`The site has no page /blog/${slug}.`);
  const count = await enqueueIssue(database, { slug, title, description });
  return `A letter about /blog/${slug} is ordered for ${count} ${count === 1 ? 'reader' : 'readers'}. The server sends one a second.`;
}

async function run([name, ...words]: string[]): Promise<string> {
  const command = commands.get(name);
  if (!command || words.length !== command.argCount || words.includes('')) throw new OperatorError(usage);
  loadEnvFile('.env');
  const factors = [TotpSecretEntity, PasskeyEntity, RecoveryCodeEntity];
  const entities = [OwnerEntity, UserEntity, NewsletterIssueEntity, SecurityEventEntity, ...factors];
  const config = new Config(process.env);
  const database = await openDataSource(config, { entities });
  try {
    return await command.run(database, words, config);
  } finally {
    await database.destroy();
  }
}

run(process.argv.slice(2)).then(
  (done) => console.log(done),
  (error: unknown) => {
    console.error(error instanceof OperatorError ? error.message : error);
    process.exitCode = 1;
  },
);
