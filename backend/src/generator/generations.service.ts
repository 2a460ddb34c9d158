import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import {
  type FillBlanksRequest,
  type Generation,
  type GenerationSummary,
  maxJobs,
} from '@shortlist/contracts/generator/generation';
import type { Language } from '@shortlist/contracts/platform/languages';
import { findBlankIssue } from '@shortlist/documents/blank-validation';
import { listBlanks } from '@shortlist/documents/blanks';
import { listOptionalPaths, applyUserCorrections } from '@shortlist/documents/user-corrections';
import { And, LessThan, MoreThanOrEqual, Repository } from 'typeorm';
import { StorageService } from '../account/storage/storage.service';
import type { DateRange } from '../platform/time';
import { AppError } from '../platform/http/app-error';
import { validate as isUuid } from 'uuid';
import { GenerationEntity } from './generation.entity';
import { countOpenBlanks, toGenerationResponse } from './generation.mapper';
import { GenerationScoresService } from './generation-scores.service';

@Injectable()
export class GenerationsService {
  constructor(
    @InjectRepository(GenerationEntity) private readonly generations: Repository<GenerationEntity>,
    private readonly scores: GenerationScoresService,
    private readonly storage: StorageService,
  ) {}

  async countCreated({ from, to }: DateRange): Promise<number> {
    return await this.generations.countBy({ createdAt: And(MoreThanOrEqual(from), LessThan(to)) });
  }

  async list(ownerId: string): Promise<GenerationSummary[]> {
    const rows = await this.generations.find({
      where: { ownerId },
      order: { createdAt: 'DESC' },
      select: {
        id: true,
        jobTitle: true,
        industry: true,
        language: true,
        atsScore: true,
        potential: true,
        openBlanks: true,
        createdAt: true,
      },
      take: 200,
    });
    return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
  }

  async listIds(ownerId: string): Promise<string[]> {
    const rows = await this.generations.find({
      where: { ownerId },
      order: { createdAt: 'DESC' },
      select: { id: true },
    });
    return rows.map(({ id }) => id);
  }

  /** Throws `not_found`, including for another owner's generation. */
  async get(id: string, ownerId: string | undefined): Promise<GenerationEntity> {
    const row = ownerId && isUuid(id) ? await this.generations.findOneBy({ id, ownerId }) : null;
    if (!row) throw new AppError('not_found');
    return row;
  }

  /**
   * Replaces all fills and, if given, the number of jobs, the left-out items and the user's own lines. Recomputes the
   * score. Throws `not_found`, `storage_full`, and `invalid_input` with the id of the blank as path.
   */
  async fillBlanks(
    id: string,
    ownerId: string | undefined,
    { fills, jobs, leftOut, ownLines }: FillBlanksRequest,
    language: Language,
  ): Promise<Generation> {
    const row = await this.get(id, ownerId);
    row.jobs = jobs ?? row.jobs;
    if (leftOut) row.leftOut = listOptionalPaths(row.resume).filter((path) => leftOut.includes(path));
    row.ownLines = ownLines ?? row.ownLines;
    // Includes the blanks of left-out items, so that the input is still there if the user restores an item.
    const jobCount = Math.max(maxJobs, row.resume.experience.length);
    const blanks = listBlanks(applyUserCorrections(row.resume, { jobs: jobCount }), row.letter);
    const issues = blanks.flatMap((blank) => {
      const message = findBlankIssue(blank, fills[blank.id] ?? '');
      return message ? [{ path: blank.id, message }] : [];
    });
    if (issues.length) throw new AppError('invalid_input', { issues });
    row.fills = Object.fromEntries(
      blanks.flatMap((blank) => (fills[blank.id] ? [[blank.id, fills[blank.id] ?? '']] : [])),
    );
    const score = await this.scores.score(row, language);
    const { atsScore, potential, rubricVersion } = score;
    row.openBlanks = countOpenBlanks(row);
    Object.assign(row, { atsScore, potential, rubricVersion });
    const { openBlanks } = row;
    const input = { fills: row.fills, jobs: row.jobs, leftOut: row.leftOut, ownLines: row.ownLines };
    const changes = { ...input, atsScore, potential, rubricVersion, openBlanks };
    await this.generations.manager.transaction((manager) =>
      this.storage.storeGenerated(manager, row.ownerId, () =>
        manager.update(GenerationEntity, { id: row.id }, changes),
      ),
    );
    return toGenerationResponse(row, score, language);
  }
}
