import type { ChangeCause } from '@shortlist/contracts/builder/saved-resume';
import { Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { LetterState } from './letter.entity';

@Entity('cover_letter_versions')
@Index(['letterId', 'id'])
export class LetterVersionEntity {
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
  state!: LetterState;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
