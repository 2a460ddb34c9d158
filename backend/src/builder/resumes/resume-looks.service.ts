import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { CoverLetter } from '@shortlist/contracts/builder/cover-letter';
import { DataSource, In } from 'typeorm';
import { isUuid } from '../../platform/http/uuid';
import { ResumeEntity, type ResumeState } from './resume.entity';

/** What a letter takes from its resume: who sends it, and how it looks. */
export type ResumeLook = Pick<CoverLetter, 'sender' | 'design'>;

@Injectable()
export class ResumeLooksService {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** By id, of those that the owner has; also of those in the bin, which may come back. */
  async of(ids: readonly string[], ownerId: string): Promise<Map<string, ResumeLook>> {
    const wanted = [...new Set(ids)].filter(isUuid);
    const rows = wanted.length ? await this.database.manager.findBy(ResumeEntity, { id: In(wanted), ownerId }) : [];
    return new Map(rows.map((row) => [row.id, lookOf(row.draft ?? row)]));
  }
}

/** Under the name stands what the resume has there too. */
function lookOf({ content: { personalInfo }, targetJobTitle, ...row }: ResumeState): ResumeLook {
  const { templateId, accent, fonts, density } = row;
  const headline = personalInfo.headline || targetJobTitle;
  return { sender: { ...personalInfo, headline }, design: { templateId, accent, fonts, density } };
}
