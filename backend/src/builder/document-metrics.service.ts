import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { And, DataSource, LessThan, MoreThanOrEqual } from 'typeorm';
import type { DateRange } from '../platform/time';
import { CoverLetterEntity } from './cover-letters/cover-letter.entity';
import { ResumeEntity } from './resumes/resume.entity';

@Injectable()
export class DocumentMetricsService {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  async countCreated({ from, to }: DateRange): Promise<{ resumes: number; letters: number }> {
    const createdAt = And(MoreThanOrEqual(from), LessThan(to));
    const [resumes, letters] = await Promise.all([
      this.database.manager.countBy(ResumeEntity, { createdAt }),
      this.database.manager.countBy(CoverLetterEntity, { createdAt }),
    ]);
    return { resumes, letters };
  }
}
