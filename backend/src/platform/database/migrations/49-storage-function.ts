import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Statement for a function that returns the number of an owner's documents, the compressed bytes of documents, drafts and
 * versions, the bytes of generated documents and the chat, and whether the owner has an account. Every write calls the
 * function, and planning the query takes four times as long as running it. PL/pgSQL therefore plans the query only once
 * per session. Restoring a backup drops only tables, so the function may already exist. `generatedColumns` are columns
 * of `generations`.
 */
export const createStorageFunction = (
  generatedColumns: readonly string[],
) => `CREATE OR REPLACE FUNCTION measure_storage(owner uuid)
  RETURNS TABLE (documents integer, bytes float8, generated_bytes float8, has_account boolean)
  LANGUAGE plpgsql STABLE AS $$
  BEGIN
    RETURN QUERY SELECT
      sum(part.documents)::integer, coalesce(sum(part.bytes), 0)::float8,
      coalesce(sum(part.generated), 0)::float8, EXISTS (SELECT 1 FROM users WHERE owner_id = owner)
    FROM (
      SELECT count(*) AS documents, sum(pg_column_size(content) + coalesce(pg_column_size(draft), 0)
        + coalesce(pg_column_size(base_content), 0) + pg_column_size(job_posting) + pg_column_size(tray)) AS bytes,
        0 AS generated FROM resumes WHERE owner_id = owner
      UNION ALL SELECT count(*), sum(pg_column_size(content) + coalesce(pg_column_size(draft), 0)
        + pg_column_size(job_description) + pg_column_size(suggestions)), 0
        FROM cover_letters WHERE owner_id = owner
      UNION ALL SELECT 0, sum(pg_column_size(state)), 0 FROM resume_versions
        WHERE resume_id IN (SELECT id FROM resumes WHERE owner_id = owner)
      UNION ALL SELECT 0, sum(pg_column_size(state)), 0 FROM cover_letter_versions
        WHERE letter_id IN (SELECT id FROM cover_letters WHERE owner_id = owner)
      UNION ALL SELECT 0, 0, sum(${generatedColumns.map((column) => `coalesce(pg_column_size(${column}), 0)`).join(' + ')})
        FROM generations WHERE owner_id = owner
      UNION ALL SELECT 0, 0, sum(pg_column_size(letter)) FROM written_letters WHERE owner_id = owner
      UNION ALL SELECT 0, 0, sum(pg_column_size(content) + pg_column_size(sources) + pg_column_size(actions))
        FROM chat_turns WHERE owner_id = owner
    ) AS part;
  END $$`;

export const generatedColumns = ['resume', 'letter', 'keywords', 'fills', 'left_out', 'own_lines'];

export class StorageFunction1700000000049 implements MigrationInterface {
  name = 'StorageFunction1700000000049';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(createStorageFunction(generatedColumns));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP FUNCTION measure_storage(uuid)');
  }
}
