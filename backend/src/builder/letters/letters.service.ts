import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { CoverLetter, LetterDraft } from '@shortlist/contracts/builder/cover-letter';
import type { ChangeCause } from '@shortlist/contracts/builder/saved-resume';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import type { Owner } from '../../account/sessions/owner.service';
import { AppError } from '../../platform/http/app-error';
import { IdempotencyService } from '../../platform/idempotency/idempotency.service';
import { type ResumeLook, ResumeLooksService } from '../resumes/resume-looks.service';
import { SavedService, type Write } from '../saved/saved.service';
import { StorageService } from '../saved/storage.service';
import type { Creation, Saver } from '../saved/saver';
import { CoverLetterEntity, type LetterState } from './letter.entity';
import { lookOf, stateOf, toLetter, usualTitleOf } from './letter-face';
import { LetterVersionEntity } from './letter-version.entity';

/** Per cover letter; older versions are deleted. */
const mostVersions = 50;

export type TypedLetter = LetterDraft & Write;

@Injectable()
export class LettersService extends SavedService<LetterState, CoverLetterEntity, TypedLetter, CoverLetter> {
  constructor(
    @InjectDataSource() database: DataSource,
    idempotency: IdempotencyService,
    private readonly looks: ResumeLooksService,
    storage: StorageService,
  ) {
    super(database, idempotency, CoverLetterEntity, 'cover-letters', storage);
  }

  /** Throws `not_found` for another owner's resume, as does every method that creates or saves a cover letter. */
  override async create(typed: TypedLetter, creation: Creation): Promise<CoverLetter> {
    await this.requireResume(typed, creation.saver.owner.id);
    return await super.create(typed, creation);
  }

  override async createDraft(
    typed: TypedLetter,
    creation: Creation,
    generationId: string | null = null,
  ): Promise<CoverLetter> {
    await this.requireResume(typed, creation.saver.owner.id);
    return await super.createDraft(typed, creation, generationId);
  }

  /**
   * Attaches cover letters of a generation whose resume is missing to the resume that was created from the same
   * generation.
   */
  async joinResume(resumeId: string, generationId: string, owner: Owner): Promise<void> {
    const where = { generationId, ownerId: owner.id, deletedAt: IsNull() };
    const letters = await this.database.manager.findBy(CoverLetterEntity, where);
    const resumeOf = (row: CoverLetterEntity) => (row.draft ?? row).resumeId;
    const looks = await this.looks.of([resumeId, ...letters.map(resumeOf)], owner.id);
    for (const { id } of letters.filter((row) => !looks.has(resumeOf(row)))) {
      await this.change(id, owner, {}, ({ draft }) =>
        Promise.resolve({ resumeId, draft: draft && { ...draft, resumeId }, ...looks.get(resumeId) }),
      );
    }
  }

  override async replace(id: string, typed: TypedLetter, owner: Owner | undefined): Promise<CoverLetter> {
    const row = await this.find(id, owner?.id);
    // The previous resume may be deleted, because a cover letter outlives it.
    if (typed.resumeId !== row.resumeId) await this.requireResume(typed, row.ownerId);
    return await super.replace(id, typed, owner);
  }

  async newestOf(resumeId: string, ownerId: string): Promise<CoverLetterEntity | null> {
    const row = await this.database.manager.findOne(CoverLetterEntity, {
      where: { resumeId, ownerId, deletedAt: IsNull() },
      order: { updatedAt: 'DESC' },
    });
    return row && { ...row, ...row.draft, draft: null };
  }

  async look(row: CoverLetterEntity): Promise<ResumeLook> {
    return lookOf(row, (await this.looks.of([row.resumeId], row.ownerId)).get(row.resumeId));
  }

  savedState(row: CoverLetterEntity): LetterState {
    return stateOf(row, row);
  }

  protected async faces(rows: CoverLetterEntity[], owner: Owner | undefined): Promise<CoverLetter[]> {
    const [first] = rows;
    const ids = rows.map(({ resumeId }) => resumeId);
    const looks = first && (await this.looks.of(ids, first.ownerId));
    return rows.map((row) => toLetter(row, lookOf(row, looks?.get(row.resumeId)), owner?.user?.id));
  }

  protected stateOf(typed: TypedLetter, kept: LetterState | Saver): LetterState {
    return stateOf(typed, kept);
  }

  protected usualTitle(state: LetterState): string {
    return usualTitleOf(state);
  }

  /** Keeps the last stored values if the resume no longer exists. */
  protected async measure({ resumeId }: LetterState, ownerId: string): Promise<Partial<CoverLetterEntity>> {
    return (await this.looks.of([resumeId], ownerId)).get(resumeId) ?? {};
  }

  protected async keep(
    manager: EntityManager,
    { id: letterId, version }: CoverLetterEntity,
    state: LetterState,
    cause: ChangeCause,
  ): Promise<void> {
    const last = await manager.findOne(LetterVersionEntity, { where: { letterId }, order: { id: 'DESC' } });
    if (last && isDeepStrictEqual(last.state, state)) return;
    await manager.insert(LetterVersionEntity, { letterId, version, cause, state });
    await manager.query(
      `DELETE FROM cover_letter_versions WHERE letter_id = $1 AND id <= (
         SELECT id FROM cover_letter_versions WHERE letter_id = $1 ORDER BY id DESC OFFSET $2 LIMIT 1)`,
      [letterId, mostVersions],
    );
  }

  private async requireResume({ resumeId }: TypedLetter, ownerId: string): Promise<void> {
    if (resumeId && !(await this.looks.of([resumeId], ownerId)).has(resumeId)) throw new AppError('not_found');
  }
}
