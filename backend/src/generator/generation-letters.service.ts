import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { BlankFills, LetterContent, ResumeContent } from '@shortlist/contracts/builder/document-content';
import type { Generation, LetterSource } from '@shortlist/contracts/generator/generation';
import type { Language } from '@shortlist/contracts/platform/languages';
import { isFilled, listBlanks, listLetterBlanks } from '@shortlist/documents/blanks';
import { Repository } from 'typeorm';
import { StorageService } from '../account/storage/storage.service';
import { WritersService } from '../ai/writers.service';
import { coverLetterTask } from '../engine/writing/tasks/cover-letter';
import { AppError } from '../platform/http/app-error';
import { markOngoingEntries } from './generated-documents.service';
import { GenerationEntity } from './generation.entity';
import { applyResumeFills, countOpenBlanks, toGenerationResponse } from './generation.mapper';
import { GenerationScoresService } from './generation-scores.service';
import { GenerationsService } from './generations.service';

interface LetterContext {
  ownerId: string | undefined;
  language: Language;
  signal: AbortSignal;
}

@Injectable()
export class GenerationLettersService {
  constructor(
    @InjectRepository(GenerationEntity) private readonly repository: Repository<GenerationEntity>,
    private readonly generations: GenerationsService,
    private readonly scores: GenerationScoresService,
    private readonly storage: StorageService,
    private readonly writers: WritersService,
  ) {}

  /**
   * Writes the letter from the resume with the user's corrections, or restores the first letter. The built-in writer
   * writes it, because the generation has already counted as one use. Throws `not_found`, `storage_full`, and
   * `invalid_input` if no line of a named employer is complete.
   */
  async replace(id: string, source: LetterSource, { ownerId, language, signal }: LetterContext): Promise<Generation> {
    const row = await this.generations.get(id, ownerId);
    const currentLetter = { letter: row.letter, fills: pickLetterFills(row) };
    const titleLetter = row.titleLetter ?? currentLetter;
    const newLetter = source === 'title' ? titleLetter : { letter: await this.writeFromResume(row, signal), fills: {} };
    const otherFills = Object.entries(row.fills).filter(([id]) => !(id in currentLetter.fills));
    const changes = {
      letter: newLetter.letter,
      titleLetter: source === 'title' ? null : titleLetter,
      fills: { ...Object.fromEntries(otherFills), ...newLetter.fills, ...moveFills(row, newLetter.letter) },
    };
    Object.assign(row, changes);
    row.openBlanks = countOpenBlanks(row);
    await this.repository.manager.transaction((manager) =>
      this.storage.storeGenerated(manager, row.ownerId, () =>
        manager.update(GenerationEntity, { id: row.id }, { ...changes, openBlanks: row.openBlanks }),
      ),
    );
    return toGenerationResponse(row, await this.scores.score(row, language), language);
  }

  private async writeFromResume(row: GenerationEntity, signal: AbortSignal): Promise<LetterContent> {
    const { jobTitle, industry, jobPosting, language, ownerId } = row;
    const resume = pickCompleteLines(markOngoingEntries(applyResumeFills(row)));
    if (resume.experience.length === 0)
      throw new AppError('invalid_input', { issues: [{ path: 'experience.0.company', message: 'required' }] });
    const { output } = await this.writers.runTask(
      coverLetterTask,
      // The company stays a blank, so that the letter follows what the user enters for it.
      { resume, jobTitle, industry, jobPostingText: jobPosting || undefined, company: '', language },
      { paid: false, ownerId, signal },
    );
    return { ...row.letter, salutation: output.salutation, paragraphs: output.paragraphs };
  }
}

/** Returns the resume without blanks in jobs. A job needs an employer and a line. */
function pickCompleteLines(resume: ResumeContent): ResumeContent {
  const jobs = resume.experience.map((job) => ({ ...job, achievements: job.achievements.filter(isFilled) }));
  return {
    ...resume,
    experience: jobs.filter(({ company, achievements }) => isFilled(company) && achievements.length > 0),
  };
}

type Letter = Pick<GenerationEntity, 'resume' | 'letter' | 'fills'>;

const listOwnBlanks = ({ resume, letter }: Pick<Letter, 'resume' | 'letter'>) => {
  const resumeIds = new Set(listBlanks(resume).map(({ id }) => id));
  return listLetterBlanks(resume, letter).filter(({ id }) => !resumeIds.has(id));
};

/** Returns the fills of blanks that the resume does not have. */
const pickLetterFills = (row: Letter): BlankFills =>
  Object.fromEntries(listOwnBlanks(row).flatMap(({ id }) => (row.fills[id] ? [[id, row.fills[id]]] : [])));

/** Returns the fills of the current letter for the blanks of a new letter with the same label, such as the company. */
function moveFills(row: Letter, letter: LetterContent): BlankFills {
  const fillByLabel = new Map(listOwnBlanks(row).map(({ id, label }) => [label, row.fills[id]]));
  return Object.fromEntries(
    listOwnBlanks({ ...row, letter }).flatMap(({ id, label }) => {
      const fill = fillByLabel.get(label);
      return fill ? [[id, fill]] : [];
    }),
  );
}
