import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { ChangeCause } from '@shortlist/contracts/builder/resume';
import type { ResumeVersion, ResumeVersionContent } from '@shortlist/contracts/builder/resume-versions';
import { type EntityManager, Repository } from 'typeorm';
import { AppError } from '../../platform/http/app-error';
import type { ResumeEntity, ResumeState } from '../resumes/resume.entity';
import { toResumeDraft } from '../resumes/resume.mapper';
import { StorageService } from '../../account/storage/storage.service';
import { ResumeVersionEntity } from './resume-version.entity';

export const maxAutomaticVersions = 200;
/** Limited, because an export reads all manual versions. The oldest version without a name is deleted to make room. */
const maxManualVersions = 100;

/** Callers must check the owner of the resume. */
@Injectable()
export class ResumeVersionsService {
  constructor(
    @InjectRepository(ResumeVersionEntity) private readonly versions: Repository<ResumeVersionEntity>,
    private readonly storage: StorageService,
  ) {}

  async list(resumeId: string): Promise<ResumeVersion[]> {
    const rows = await this.versions.find({
      where: { resumeId },
      order: { id: 'DESC' },
      select: { id: true, version: true, cause: true, name: true, atsScore: true, matchScore: true, createdAt: true },
      take: 1_000,
    });
    return rows.map(toVersionResponse);
  }

  async get(resumeId: string, id: string): Promise<ResumeVersionEntity> {
    const row = /^\d{1,18}$/.test(id) ? await this.versions.findOneBy({ id, resumeId }) : null;
    if (!row) throw new AppError('not_found');
    return row;
  }

  /** Stores a manual version, unless the latest version is the same. Throws `storage_full`. */
  async createManual(resume: ResumeEntity, savedState: ResumeState, name: string): Promise<ResumeVersion> {
    const { id: resumeId, ownerId, version, draft } = resume;
    const versionColumns = {
      resumeId,
      version,
      cause: 'hand' as const,
      name,
      state: draft ?? savedState,
      ...pickScores(resume, !!draft),
    };
    const row = await this.storage.store(ownerId, async (manager) => {
      const latestVersion = await findLatest(manager, resumeId);
      const hasSameName = latestVersion?.cause === 'hand' && latestVersion.name === name;
      if (hasSameName && isDeepStrictEqual(latestVersion.state, versionColumns.state)) return latestVersion;
      await makeRoomForManual(manager, resumeId);
      return await manager.save(ResumeVersionEntity, versionColumns as ResumeVersionEntity);
    });
    return toVersionResponse(row);
  }

  async record(manager: EntityManager, row: ResumeEntity, state: ResumeState, cause: ChangeCause): Promise<void> {
    const { id: resumeId, version } = row;
    const latestVersion = await findLatest(manager, resumeId);
    // Consecutive template changes share one version.
    const isUnchanged =
      latestVersion &&
      (cause === 'template'
        ? isDeepStrictEqual(latestVersion.state.content, state.content)
        : isDeepStrictEqual(latestVersion.state, state));
    if (isUnchanged) return;
    await manager.insert(ResumeVersionEntity, {
      resumeId,
      version,
      cause,
      name: '',
      state,
      ...pickScores(row, state === row.draft),
    });
    await manager.query(
      `DELETE FROM resume_versions WHERE resume_id = $1 AND cause <> 'hand' AND id <= (
         SELECT id FROM resume_versions WHERE resume_id = $1 AND cause <> 'hand' ORDER BY id DESC OFFSET $2 LIMIT 1)`,
      [resumeId, maxAutomaticVersions],
    );
  }
}

const findLatest = (manager: EntityManager, resumeId: string) =>
  manager.findOne(ResumeVersionEntity, { where: { resumeId }, order: { id: 'DESC' } });

async function makeRoomForManual(manager: EntityManager, resumeId: string): Promise<void> {
  const limit = maxManualVersions;
  const where = { resumeId, cause: 'hand' as const };
  if ((await manager.countBy(ResumeVersionEntity, where)) < limit) return;
  const oldestVersion = await manager.findOne(ResumeVersionEntity, {
    where: { ...where, name: '' },
    order: { id: 'ASC' },
  });
  if (!oldestVersion)
    throw new AppError('storage_full', { issues: [{ path: '', message: 'storage_versions' }], limit });
  await manager.delete(ResumeVersionEntity, { id: oldestVersion.id });
}

function pickScores(row: ResumeEntity, isDraft: boolean) {
  const { atsScore, matchScore } = isDraft ? (row.draftScores ?? { atsScore: null, matchScore: null }) : row;
  return { atsScore, matchScore };
}

const toVersionResponse = (row: ResumeVersionEntity): ResumeVersion => ({
  id: row.id,
  version: row.version,
  cause: row.cause,
  name: row.name,
  atsScore: row.atsScore,
  matchScore: row.matchScore,
  createdAt: row.createdAt.toISOString(),
});

export const toVersionContentResponse = (row: ResumeVersionEntity): ResumeVersionContent => ({
  ...toVersionResponse(row),
  resume: toResumeDraft(row.state),
});
