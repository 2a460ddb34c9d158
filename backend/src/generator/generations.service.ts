import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Fills } from '@shortlist/contracts/builder/resume';
import type { Generation, GenerationSummary } from '@shortlist/contracts/generator/generation';
import type { Language } from '@shortlist/contracts/platform/languages';
import { blankIssue } from '@shortlist/documents/blank-values';
import { listBlanks } from '@shortlist/documents/blanks';
import { Repository } from 'typeorm';
import { AppError } from '../platform/http/app-error';
import { isUuid } from '../platform/http/uuid';
import { GenerationEntity } from './generation.entity';
import { openBlanksOf, toGeneration } from './generation-face';
import { GenerationScoresService } from './generation-scores.service';

/** Generations that are finished, each by its owner only. */
@Injectable()
export class GenerationsService {
  constructor(
    @InjectRepository(GenerationEntity) private readonly generations: Repository<GenerationEntity>,
    private readonly scores: GenerationScoresService,
  ) {}

  /** Newest first. */
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

  /** Of all of them, the newest first. */
  async ids(ownerId: string): Promise<string[]> {
    const rows = await this.generations.find({
      where: { ownerId },
      order: { createdAt: 'DESC' },
      select: { id: true },
    });
    return rows.map(({ id }) => id);
  }

  /** Throws `not_found`, also for another owner's. */
  async find(id: string, ownerId: string | undefined): Promise<GenerationEntity> {
    const row = ownerId && isUuid(id) ? await this.generations.findOneBy({ id, ownerId }) : null;
    if (!row) throw new AppError('not_found');
    return row;
  }

  /** Replaces all fills and scores anew. Throws `not_found`, and `invalid_input` with the blank's id as path. */
  async fill(id: string, ownerId: string | undefined, fills: Fills, language: Language): Promise<Generation> {
    const row = await this.find(id, ownerId);
    const blanks = listBlanks(row.resume, row.letter);
    const issues = blanks.flatMap((blank) => {
      const message = blankIssue(blank, fills[blank.id] ?? '');
      return message ? [{ path: blank.id, message }] : [];
    });
    if (issues.length) throw new AppError('invalid_input', { issues });
    row.fills = Object.fromEntries(
      blanks.flatMap((blank) => (fills[blank.id] ? [[blank.id, fills[blank.id] ?? '']] : [])),
    );
    const score = await this.scores.score(row, language);
    const { atsScore, potential, rubricVersion } = score;
    Object.assign(row, {
      atsScore,
      potential,
      rubricVersion,
      openBlanks: openBlanksOf(row.resume, row.letter, row.fills),
    });
    const { fills: kept, openBlanks } = row;
    await this.generations.update({ id: row.id }, { fills: kept, atsScore, potential, rubricVersion, openBlanks });
    return toGeneration(row, score, language);
  }
}
