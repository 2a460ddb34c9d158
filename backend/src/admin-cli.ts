import 'reflect-metadata';
import type { DataSource } from 'typeorm';
import { OwnerEntity } from './account/sessions/owner.entity';
import { UserEntity } from './account/users/user.entity';
import { keyOf } from './account/users/user.service';
import { IssueEntity } from './marketing/issue.entity';
import { orderIssue } from './marketing/order-issue';
import { Config } from './platform/config/config';
import { loadEnvFile } from './platform/config/env-file';
import { openDataSource } from './platform/database/open-data-source';
import { pageFiles } from './platform/site/page-files';
import { StartError } from './platform/start-error';

const usage = 'Usage: npm run admin -- grant EMAIL | revoke EMAIL | newsletter SLUG TITLE DESCRIPTION | migrate';

interface Command {
  /** How many follow its name. */
  words: number;
  /** Answers what was done. */
  run: (database: DataSource, words: string[], config: Config) => Promise<string>;
}

const commands = new Map<string | undefined, Command>([
  ['grant', { words: 1, run: (database, [email = '']) => setAdmin(database, email, true) }],
  ['revoke', { words: 1, run: (database, [email = '']) => setAdmin(database, email, false) }],
  ['newsletter', { words: 3, run: sendIssue }],
  // Opening the database does it; as a command of its own it runs once before replicas start.
  ['migrate', { words: 0, run: () => Promise.resolve('The schema is up to date.') }],
]);

/** `npm run admin -- grant EMAIL`: makes an account that exists an administrator. */
async function setAdmin(database: DataSource, email: string, isAdmin: boolean): Promise<string> {
  const { affected } = await database.manager.update(UserEntity, { emailKey: keyOf(email) }, { isAdmin });
  if (!affected) throw new StartError(`There is no account with the address ${email}. Register it first.`);
  return `${email} is ${isAdmin ? 'now' : 'no longer'} an administrator.`;
}

/** `npm run admin -- newsletter SLUG TITLE DESCRIPTION`: a letter about /blog/SLUG to all who have confirmed. */
async function sendIssue(
  database: DataSource,
  [slug = '', title = '', description = '']: string[],
  { siteDir }: Config,
): Promise<string> {
  if (!pageFiles(siteDir)(`/blog/${slug}`)) throw new StartError(`The site has no page /blog/${slug}.`);
  const count = await orderIssue(database, { slug, title, description });
  return `A letter about /blog/${slug} is ordered for ${count} ${count === 1 ? 'reader' : 'readers'}. The server sends one a second.`;
}

async function run([name, ...words]: string[]): Promise<string> {
  const command = commands.get(name);
  if (!command || words.length !== command.words || words.includes('')) throw new StartError(usage);
  loadEnvFile('.env');
  const entities = [OwnerEntity, UserEntity, IssueEntity];
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
    console.error(error instanceof StartError ? error.message : error);
    process.exitCode = 1;
  },
);
