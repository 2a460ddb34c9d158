import { Column, CreateDateColumn, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import type { ResumeState } from './resume.entity';

/** A resume as it was before a save. Whose it is, its resume says. */
@Entity('resume_versions')
export class ResumeVersionEntity {
  @ForeignKey('ResumeEntity', { onDelete: 'CASCADE' })
  @PrimaryColumn({ type: 'uuid' })
  resumeId!: string;

  @PrimaryColumn({ type: 'integer' })
  version!: number;

  @Column({ type: 'jsonb' })
  state!: ResumeState;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
