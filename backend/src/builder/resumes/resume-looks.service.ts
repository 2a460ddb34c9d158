import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { CoverLetter } from '@shortlist/contracts/builder/cover-letter';
import { DataSource, In } from 'typeorm';
import { isUuid } from '../../platform/http/uuid';
import { ResumeEntity, type ResumeState } from './resume.entity';

export type ResumeLook = Pick<CoverLetter, 'sender' | 'design'>;

@Injectable()
export class ResumeLooksService {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** Includes resumes in the trash, because they may be restored. */
  async of(ids: readonly string[], ownerId: string): Promise<Map<string, ResumeLook>> {
    const wanted = [...new Set(ids)].filter(isUuid);
    const rows = wanted.length ? await this.database.manager.findBy(ResumeEntity, { id: In(wanted), ownerId }) : [];
    return new Map(rows.map((row) => [row.id, lookOf(row.draft ?? row)]));
  }
}

/** The sender's headline is the one printed on the resume. */
function lookOf({ content: { personalInfo }, targetJobTitle, ...row }: ResumeState): ResumeLook {
  const { templateId, accent, fonts, density } = row;
  const headline = personalInfo.headline || targetJobTitle;
  return { sender: { ...personalInfo, headline }, design: { templateId, accent, fonts, density } };
}
