import type { MigrationInterface, QueryRunner } from 'typeorm';

export class MailOrder1700000000043 implements MigrationInterface {
  name = 'MailOrder1700000000043';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "mails" ADD "can_wait" boolean NOT NULL DEFAULT true`);
    await runner.query(`CREATE INDEX "IDX_fcef66e724157822020150b36e" ON "mails" ("can_wait", "next_try_at")`);
    await runner.query(`DROP INDEX "IDX_2d831330146c70a6458895500e"`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE INDEX "IDX_2d831330146c70a6458895500e" ON "mails" ("next_try_at")`);
    await runner.query(`DROP INDEX "IDX_fcef66e724157822020150b36e"`);
    await runner.query(`ALTER TABLE "mails" DROP "can_wait"`);
  }
}
