import 'reflect-metadata';
import type { DataSource } from 'typeorm';
import { verifyChain } from './account/security-events/event-chain';
import { PasskeyEntity } from './account/second-factors/passkey.entity';
import { RecoveryCodeEntity } from './account/second-factors/recovery-code.entity';
import { removeSecondFactors } from './account/second-factors/remove-second-factors';
import { TotpSecretEntity } from './account/second-factors/totp-secret.entity';
import { SecurityEventEntity } from './account/security-events/security-event.entity';
import { OwnerEntity } from './account/sessions/owner.entity';
import { grantAdmin } from './account/users/grant-admin';
import { UserEntity } from './account/users/user.entity';
import { normalizeIdentifier } from './account/users/user.service';
import { NewsletterIssueEntity } from './marketing/newsletter-issue.entity';
import { enqueueIssue } from './marketing/enqueue-issue';
import { Config, loadEnvFile } from './platform/config/config';
import { openDataSource } from './platform/database/open-data-source';
import { createPageFileResolver } from './platform/site/page-file-resolver';
import { OperatorError } from './platform/operator-error';

const usage =
  'Usage: npm run admin -- grant EMAIL | revoke EMAIL | remove-second-factors EMAIL | newsletter SLUG TITLE DESCRIPTION | check-events | migrate';

interface Command {
  argCount: number;
  run: (database: DataSource, args: string[], config: Config) => Promise<string>;
}

const commands = new Map<string | undefined, Command>([
  ['grant', { argCount: 1, run: grant }],
  ['revoke', { argCount: 1, run: revoke }],
  ['remove-second-factors', { argCount: 1, run: removeFactors }],
  ['newsletter', { argCount: 3, run: enqueueNewsletterIssue }],
  ['check-events', { argCount: 0, run: checkEvents }],
  // Opening the database migrates it, so the command itself does nothing. Run it before the replicas start.
  ['migrate', { argCount: 0, run: () => Promise.resolve('The schema is up to date.') }],
]);

async function grant({ manager }: DataSource, [email = '']: string[]): Promise<string> {
  if (await grantAdmin(manager, normalizeIdentifier(email))) return `${email} is now an administrator.`;
  throw (await manager.existsBy(UserEntity, { emailKey: normalizeIdentifier(email) }))
    ? new OperatorError(
        `The address ${email} is not verified, so anyone may have registered it. Open the link in the verification email first.`,
      )
    : createUnknownAccountError(email);
}

async function revoke({ manager }: DataSource, [email = '']: string[]): Promise<string> {
  const { affected } = await manager.update(UserEntity, { emailKey: normalizeIdentifier(email) }, { isAdmin: false });
  if (!affected) throw createUnknownAccountError(email);
  return `${email} is no longer an administrator.`;
}

/** For users who have lost their devices and recovery codes. Operators must verify their identity first. */
async function removeFactors({ manager }: DataSource, [email = '']: string[]): Promise<string> {
  const user = await manager.findOneBy(UserEntity, { emailKey: normalizeIdentifier(email) });
  if (!user) throw createUnknownAccountError(email);
  await removeSecondFactors(manager, user.ownerId);
  return `${email} can now sign in with only the password.`;
}

async function checkEvents({ manager }: DataSource): Promise<string> {
  const { count, broken } = await verifyChain(manager);
  if (broken === undefined) return `All ${count} security events are unchanged.`;
  throw new OperatorError(
    `Security event ${broken} was changed, or the one before it is missing. The ${count} events before it are unchanged.`,
  );
}

const createUnknownAccountError = (email: string) =>
  new OperatorError(`No account has the email address ${email}. Register it first.`);

async function enqueueNewsletterIssue(
  database: DataSource,
  [slug = '', title = '', description = '']: string[],
  { siteDir }: Config,
): Promise<string> {
  if (!createPageFileResolver(siteDir)(`/blog/${slug}`))
    throw new OperatorError(`The site has no page /blog/${slug}. Release the article first.`);
  const count = await enqueueIssue(database, { slug, title, description });
  return `The newsletter about /blog/${slug} is queued for ${count} ${count === 1 ? 'subscriber' : 'subscribers'}. The server sends one email per second.`;
}

async function run([name, ...args]: string[]): Promise<string> {
  const command = commands.get(name);
  if (!command || args.length !== command.argCount || args.includes('')) throw new OperatorError(usage);
  loadEnvFile('.env');
  const factorEntities = [TotpSecretEntity, PasskeyEntity, RecoveryCodeEntity];
  const entities = [OwnerEntity, UserEntity, NewsletterIssueEntity, SecurityEventEntity, ...factorEntities];
  const config = new Config(process.env);
  const database = await openDataSource(config, { entities });
  try {
    return await command.run(database, args, config);
  } finally {
    await database.destroy();
  }
}

run(process.argv.slice(2)).then(
  (message) => console.log(message),
  (error: unknown) => {
    console.error(error instanceof OperatorError ? error.message : error);
    process.exitCode = 1;
  },
);
