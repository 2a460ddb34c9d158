import type { MigrationInterface, QueryRunner } from 'typeorm';

export class PasswordGuesses1700000000035 implements MigrationInterface {
  name = 'PasswordGuesses1700000000035';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE "password_guesses" (
        "key" character varying(64) NOT NULL,
        "count" integer NOT NULL,
        "last_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
        CONSTRAINT "PK_password_guesses" PRIMARY KEY ("key")
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE "password_guesses"`);
  }
}
