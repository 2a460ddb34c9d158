import type { ChangeCause } from '@shortlist/contracts/builder/resume';
import { Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { CoverLetterState } from './cover-letter.entity';

@Entity('cover_letter_versions')
@Index(['letterId', 'id'])
export class CoverLetterVersionEntity {
  @PrimaryGeneratedColumn({ type: 'bigint' })
  id!: string;

  @ForeignKey('CoverLetterEntity', { onDelete: 'CASCADE' })
  @Column({ type: 'uuid' })
  letterId!: string;

  @Column({ type: 'integer' })
  version!: number;

  @Column({ type: 'varchar', length: 20 })
  cause!: ChangeCause;

  @Column({ type: 'jsonb' })
  state!: CoverLetterState;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
