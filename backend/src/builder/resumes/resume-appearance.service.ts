import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { CoverLetter } from '@shortlist/contracts/builder/cover-letter';
import { DataSource, In } from 'typeorm';
import { validate as isUuid } from 'uuid';
import { ResumeEntity, type ResumeState } from './resume.entity';

export type ResumeAppearance = Pick<CoverLetter, 'sender' | 'design'>;

@Injectable()
export class ResumeAppearanceService {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** Includes resumes in the trash, because they may be restored. */
  async findByIds(ids: readonly string[], ownerId: string): Promise<Map<string, ResumeAppearance>> {
    const uuids = [...new Set(ids)].filter(isUuid);
    const rows = uuids.length ? await this.database.manager.findBy(ResumeEntity, { id: In(uuids), ownerId }) : [];
    return new Map(rows.map((row) => [row.id, toAppearance(row.draft ?? row)]));
  }
}

/** Uses the headline as printed, which falls back to the target title. */
function toAppearance({ content: { personalInfo }, targetJobTitle, ...row }: ResumeState): ResumeAppearance {
  const { templateId, accent, fonts, density } = row;
  const headline = personalInfo.headline || targetJobTitle;
  return { sender: { ...personalInfo, headline }, design: { templateId, accent, fonts, density } };
}
