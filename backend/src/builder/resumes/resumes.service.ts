import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Resume } from '@shortlist/contracts/builder/resume';
import { templateDesigns } from '@shortlist/documents/templates/designs';
import { DataSource, IsNull } from 'typeorm';
import type { Owner } from '../../account/sessions/owner.service';
import { StorageService } from '../../account/storage/storage.service';
import { AppError } from '../../platform/http/app-error';
import { IdempotencyService } from '../../platform/idempotency/idempotency.service';
import type { CreationContext } from '../versioned-documents/creation-context';
import type { ExpectedVersion } from '../versioned-documents/optimistic-lock';
import { VersionedDocumentService } from '../versioned-documents/versioned-document.service';
import { ResumeVersionsService } from '../versions/resume-versions.service';
import { createResumeKind, type ResumeInput } from './resume-kind';
import { ResumeScoresService } from './resume-scores.service';
import { ResumeEntity, type ResumeState } from './resume.entity';

@Injectable()
export class ResumesService extends VersionedDocumentService<ResumeState, ResumeEntity, ResumeInput, Resume> {
  constructor(
    @InjectDataSource() database: DataSource,
    idempotency: IdempotencyService,
    scores: ResumeScoresService,
    private readonly versions: ResumeVersionsService,
    storage: StorageService,
  ) {
    super(database, idempotency, storage, createResumeKind(scores, versions));
  }

  override async create(input: ResumeInput, creation: CreationContext): Promise<Resume> {
    assertKnownTemplate(input.templateId);
    return await super.create(input, creation);
  }

  override async save(id: string, input: ResumeInput, owner: Owner | undefined): Promise<Resume> {
    assertKnownTemplate(input.templateId);
    return await super.save(id, input, owner);
  }

  async findNewestForGeneration(generationId: string, ownerId: string): Promise<ResumeEntity | null> {
    return await this.database.manager.findOne(ResumeEntity, {
      where: { generationId, ownerId, deletedAt: IsNull() },
      order: { updatedAt: 'DESC' },
    });
  }

  /** Restores a version as the draft and stores the current state as a version. Throws `not_found` and `stale`. */
  async restoreVersion(
    id: string,
    versionId: string,
    expected: ExpectedVersion,
    owner: Owner | undefined,
  ): Promise<Resume> {
    const { state } = await this.versions.get((await this.getRow(id, owner?.id)).id, versionId);
    const write = { ...expected, cause: 'restore' as const };
    return await this.toResponse(await this.drafts.replaceDraft(id, write, owner, () => state), owner);
  }
}

/** Anyone may save a premium template, because only its files require Premium. */
function assertKnownTemplate(templateId: string): void {
  if (templateDesigns.some(({ id }) => id === templateId)) return;
  throw new AppError('invalid_input', { issues: [{ path: 'templateId', message: 'template_unknown' }] });
}
