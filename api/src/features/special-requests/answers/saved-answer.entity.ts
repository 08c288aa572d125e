import { Column, Entity, Index } from 'typeorm';
import { CreatedAt, Id } from '../../../core/database/columns';

/** A text that administrators answer requests with. */
@Entity('saved_answers')
@Index('saved_answers_title', ['title'], { unique: true })
export class SavedAnswerRow {
  @Id()
  id!: number;

  @Column('citext')
  title!: string;

  @Column('text')
  text!: string;

  @CreatedAt()
  createdAt!: Date;
}
