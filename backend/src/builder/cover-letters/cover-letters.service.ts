import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { CoverLetter, LetterDraft } from '@shortlist/contracts/builder/cover-letter';
import type { ChangeCause } from '@shortlist/contracts/builder/resume';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import type { Owner } from '../../account/sessions/owner.service';
import { AppError } from '../../platform/http/app-error';
import { IdempotencyService } from '../../platform/idempotency/idempotency.service';
import { type ResumeAppearance, ResumeAppearanceService } from '../resumes/resume-appearance.service';
import { VersionedDocumentService, type DocumentWrite } from '../versioned-documents/versioned-document.service';
import { StorageService } from '../../account/storage/storage.service';
import type { CreationContext, DocumentCreator } from '../versioned-documents/creation-context';
import { CoverLetterEntity, type CoverLetterState } from './cover-letter.entity';
import {
  resolveAppearance,
  toCoverLetterState,
  toCoverLetterResponse,
  getDefaultCoverLetterTitle,
} from './cover-letter.mapper';
import { CoverLetterVersionEntity } from './cover-letter-version.entity';

/** Maximum number of versions per cover letter; older ones are deleted. */
const maxVersions = 50;

export type CoverLetterInput = LetterDraft & DocumentWrite;

@Injectable()
export class CoverLettersService extends VersionedDocumentService<
  CoverLetterState,
  CoverLetterEntity,
  CoverLetterInput,
  CoverLetter
> {
  constructor(
    @InjectDataSource() database: DataSource,
    idempotency: IdempotencyService,
    private readonly appearances: ResumeAppearanceService,
    storage: StorageService,
  ) {
    super(database, idempotency, CoverLetterEntity, 'cover-letters', storage);
  }

  /** Throws `not_found` for another owner's resume, as does every method that creates or saves a cover letter. */
  override async create(input: CoverLetterInput, creation: CreationContext): Promise<CoverLetter> {
    await this.assertOwnsResume(input, creation.creator.owner.id);
    return await super.create(input, creation);
  }

  override async createDraft(
    input: CoverLetterInput,
    creation: CreationContext,
    generationId: string | null = null,
  ): Promise<CoverLetter> {
    await this.assertOwnsResume(input, creation.creator.owner.id);
    return await super.createDraft(input, creation, generationId);
  }

  /**
   * Attaches the cover letters of a generation to the resume that was created from it, except those that already have a
   * resume.
   */
  async attachToResume(resumeId: string, generationId: string, owner: Owner): Promise<void> {
    const where = { generationId, ownerId: owner.id, deletedAt: IsNull() };
    const letters = await this.database.manager.findBy(CoverLetterEntity, where);
    const getResumeId = (row: CoverLetterEntity) => (row.draft ?? row).resumeId;
    const appearances = await this.appearances.findByIds([resumeId, ...letters.map(getResumeId)], owner.id);
    for (const { id } of letters.filter((row) => !appearances.has(getResumeId(row)))) {
      await this.updateLocked(id, owner, {}, ({ draft }) =>
        Promise.resolve({ resumeId, draft: draft && { ...draft, resumeId }, ...appearances.get(resumeId) }),
      );
    }
  }

  override async save(id: string, input: CoverLetterInput, owner: Owner | undefined): Promise<CoverLetter> {
    const row = await this.getRow(id, owner?.id);
    // The previous resume may be deleted, because a cover letter outlives it.
    if (input.resumeId !== row.resumeId) await this.assertOwnsResume(input, row.ownerId);
    return await super.save(id, input, owner);
  }

  async findNewestForResume(resumeId: string, ownerId: string): Promise<CoverLetterEntity | null> {
    const row = await this.database.manager.findOne(CoverLetterEntity, {
      where: { resumeId, ownerId, deletedAt: IsNull() },
      order: { updatedAt: 'DESC' },
    });
    return row && { ...row, ...row.draft, draft: null };
  }

  async getAppearance(row: CoverLetterEntity): Promise<ResumeAppearance> {
    return resolveAppearance(row, (await this.appearances.findByIds([row.resumeId], row.ownerId)).get(row.resumeId));
  }

  getSavedState(row: CoverLetterEntity): CoverLetterState {
    return toCoverLetterState(row, row);
  }

  protected toDraft(state: CoverLetterState): CoverLetterState {
    return state;
  }

  protected async *toResponses(rows: CoverLetterEntity[], owner: Owner | undefined): AsyncGenerator<CoverLetter, void> {
    const [firstRow] = rows;
    const ids = rows.map(({ resumeId }) => resumeId);
    const appearances = firstRow && (await this.appearances.findByIds(ids, firstRow.ownerId));
    for (const row of rows)
      yield toCoverLetterResponse(row, resolveAppearance(row, appearances?.get(row.resumeId)), owner?.userId);
  }

  protected toState(input: CoverLetterInput, base: CoverLetterState | DocumentCreator): CoverLetterState {
    return toCoverLetterState(input, base);
  }

  protected getDefaultTitle(state: CoverLetterState): string {
    return getDefaultCoverLetterTitle(state);
  }

  /** Keeps the last stored values if the resume no longer exists. */
  protected async computeDerivedColumns(
    { resumeId }: CoverLetterState,
    ownerId: string,
  ): Promise<Partial<CoverLetterEntity>> {
    return (await this.appearances.findByIds([resumeId], ownerId)).get(resumeId) ?? {};
  }

  protected async saveVersion(
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

  private async assertOwnsResume({ resumeId }: CoverLetterInput, ownerId: string): Promise<void> {
    if (resumeId && !(await this.appearances.findByIds([resumeId], ownerId)).has(resumeId))
      throw new AppError('not_found');
  }
}
