import { Entity, Index } from 'typeorm';
import { Citext, CreatedAt, Id, Text } from '../../../core/database/columns';

/** A text that administrators answer requests with. */
@Entity('saved_answers')
@Index('saved_answers_title', ['title'], { unique: true })
export class SavedAnswerRow {
  @Id() id!: number;
  @Citext() title!: string;
  @Text() text!: string;
  @CreatedAt() createdAt!: Date;
}
