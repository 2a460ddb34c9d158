import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ChatOffers1700000000020 implements MigrationInterface {
  name = 'ChatOffers1700000000020';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "chat_turns" ADD "offers_person" boolean NOT NULL DEFAULT false`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "chat_turns" DROP COLUMN "offers_person"`);
  }
}
