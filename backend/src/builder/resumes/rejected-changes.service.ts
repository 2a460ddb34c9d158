import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { ProposedChange } from '@shortlist/contracts/builder/optimization';
import { Repository } from 'typeorm';
import { ResumeEntity } from './resume.entity';
import { ResumesService } from './resumes.service';
import { maxRejectionKeys, listRejectionKeys } from './rejected-changes';

@Injectable()
export class RejectedChangesService {
  constructor(
    @InjectRepository(ResumeEntity) private readonly repository: Repository<ResumeEntity>,
    private readonly resumes: ResumesService,
  ) {}

  async add(
    id: string,
    ownerId: string | undefined,
    changes: readonly Pick<ProposedChange, 'before' | 'after' | 'rule'>[],
  ): Promise<void> {
    const { ownerId: owner, rejectedChanges } = await this.resumes.getRow(id, ownerId);
    const keys = [...new Set([...rejectedChanges, ...changes.flatMap(listRejectionKeys)])].slice(-maxRejectionKeys);
    await this.repository.update({ id, ownerId: owner }, { rejectedChanges: keys });
  }
}
