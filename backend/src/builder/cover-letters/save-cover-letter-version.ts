import { isDeepStrictEqual } from 'node:util';
import type { ChangeCause } from '@shortlist/contracts/builder/resume';
import type { EntityManager } from 'typeorm';
import { CoverLetterVersionEntity } from './cover-letter-version.entity';
import type { CoverLetterEntity, CoverLetterState } from './cover-letter.entity';

const maxVersions = 50;

export async function saveCoverLetterVersion(
  manager: EntityManager,
  { id: letterId, version }: CoverLetterEntity,
  state: CoverLetterState,
  cause: ChangeCause,
): Promise<void> {
  const latestVersion = await manager.findOne(CoverLetterVersionEntity, {
    where: { letterId },
    order: { id: 'DESC' },
  });
  if (latestVersion && isDeepStrictEqual(latestVersion.state, state)) return;
  await manager.insert(CoverLetterVersionEntity, { letterId, version, cause, state });
  await manager.query(
    `DELETE FROM cover_letter_versions WHERE letter_id = $1 AND id <= (
       SELECT id FROM cover_letter_versions WHERE letter_id = $1 ORDER BY id DESC OFFSET $2 LIMIT 1)`,
    [letterId, maxVersions],
  );
}
