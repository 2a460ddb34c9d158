import type { MigrationInterface, QueryRunner } from 'typeorm';

export class FileNetworks1700000000048 implements MigrationInterface {
  name = 'FileNetworks1700000000048';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "kept_files" ADD "network" character varying(60)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "kept_files" DROP "network"`);
  }
}
