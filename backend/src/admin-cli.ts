import 'reflect-metadata';
import { OwnerEntity } from './account/sessions/owner.entity';
import { UserEntity } from './account/users/user.entity';
import { keyOf } from './account/users/user.service';
import { Config } from './platform/config/config';
import { loadEnvFile } from './platform/config/env-file';
import { openDataSource } from './platform/database/open-data-source';
import { StartError } from './platform/start-error';

const usage = 'Usage: npm run admin -- grant EMAIL | revoke EMAIL';

/** `npm run admin -- grant EMAIL`: makes an account that exists an administrator. Answers what was done. */
async function run([command, email]: string[]): Promise<string> {
  if (!email || (command !== 'grant' && command !== 'revoke')) throw new UsageError(usage);
  loadEnvFile('.env');
  const database = await openDataSource(new Config(process.env), { entities: [OwnerEntity, UserEntity] });
  try {
    const isAdmin = command === 'grant';
    const { affected } = await database.manager.update(UserEntity, { emailKey: keyOf(email) }, { isAdmin });
    if (!affected) throw new UsageError(`There is no account with the address ${email}. Register it first.`);
    return `${email} is ${isAdmin ? 'now' : 'no longer'} an administrator.`;
  } finally {
    await database.destroy();
  }
}

class UsageError extends StartError {}

run(process.argv.slice(2)).then(
  (done) => console.log(done),
  (error: unknown) => {
    console.error(error instanceof StartError ? error.message : error);
    process.exitCode = 1;
  },
);
