import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { CoverLetter } from '@shortlist/contracts/builder/cover-letter';
import { DataSource, IsNull } from 'typeorm';
import type { Owner } from '../../account/sessions/owner.service';
import { StorageService } from '../../account/storage/storage.service';
import { AppError } from '../../platform/http/app-error';
import { IdempotencyService } from '../../platform/idempotency/idempotency.service';
import { type ResumeAppearance, ResumeAppearanceService } from '../resumes/resume-appearance.service';
import type { CreationContext } from '../versioned-documents/creation-context';
import { VersionedDocumentService } from '../versioned-documents/versioned-document.service';
import { type CoverLetterInput, createCoverLetterKind } from './cover-letter-kind';
import { CoverLetterEntity, type CoverLetterState } from './cover-letter.entity';
import { resolveAppearance } from './cover-letter.mapper';

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
    super(database, idempotency, storage, createCoverLetterKind(appearances));
  }

  /** Throws `not_found` for another owner's resume, as does every method that creates or saves a cover letter. */
  override async create(input: CoverLetterInput, creation: CreationContext): Promise<CoverLetter> {
    await this.assertOwnsResume(input, creation.documentOptions.owner.id);
    return await super.create(input, creation);
  }

  override async createDraft(
    input: CoverLetterInput,
    creation: CreationContext,
    generationId: string | null = null,
  ): Promise<CoverLetter> {
    await this.assertOwnsResume(input, creation.documentOptions.owner.id);
    return await super.createDraft(input, creation, generationId);
  }

  /**
   * Attaches the cover letters of a generation to the resume that was created from the generation. Skips cover letters
   * that already have a resume.
   */
  async attachToResume(resumeId: string, generationId: string, owner: Owner): Promise<void> {
    const where = { generationId, ownerId: owner.id, deletedAt: IsNull() };
    const letters = await this.database.manager.findBy(CoverLetterEntity, where);
    const getResumeId = (row: CoverLetterEntity) => (row.draft ?? row).resumeId;
    const appearances = await this.appearances.findByIds([resumeId, ...letters.map(getResumeId)], owner.id);
    for (const { id } of letters.filter((row) => !appearances.has(getResumeId(row)))) {
      await this.rows.update(id, owner, {}, ({ draft }) => ({
        resumeId,
        draft: draft && { ...draft, resumeId },
        ...appearances.get(resumeId),
      }));
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

  private async assertOwnsResume({ resumeId }: CoverLetterInput, ownerId: string): Promise<void> {
    if (resumeId && !(await this.appearances.findByIds([resumeId], ownerId)).has(resumeId))
      throw new AppError('not_found');
  }
}
