import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** How long a piece of work took. */
@Entity('measurements')
@Index(['kind', 'id'])
export class MeasurementEntity {
  @PrimaryGeneratedColumn({ type: 'bigint' })
  id!: string;

  /** "pdf" */
  @Column({ type: 'varchar', length: 20 })
  kind!: string;

  @Column({ type: 'integer' })
  milliseconds!: number;
}
