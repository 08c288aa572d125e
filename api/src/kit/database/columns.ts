import {
  Column,
  type ColumnOptions,
  CreateDateColumn,
  PrimaryGeneratedColumn,
  UpdateDateColumn,
  VersionColumn,
} from 'typeorm';

const MOMENT = { type: 'timestamptz', precision: 3 } as const;

/** The id of a row, given by the database alone. */
export const Id = () => PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' });

/** A moment, to the millisecond. */
export const Moment = (options: ColumnOptions = {}) => Column({ ...options, ...MOMENT });

/** When the row was written first. */
export const CreatedAt = () => CreateDateColumn(MOMENT);

/** When the row was last saved through its repository; statements set it themselves. */
export const UpdatedAt = () => UpdateDateColumn(MOMENT);

/** Counts the changes of a row, from 1. */
export const Version = () => VersionColumn({ default: 1 });
