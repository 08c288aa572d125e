import { Entity, Index, JoinColumn, ManyToOne, OneToOne } from 'typeorm';
import {
  Citext,
  Id,
  Int,
  Moment,
  PrimaryReference,
  Reference,
  Text,
  TextOrNull,
} from '../../../core/database/columns';
import { User } from '../../auth/user.entity';

/** An e-mail address that a user wants to have, until a code from there confirms it; one per user. */
@Entity('email_changes')
export class EmailChange {
  @PrimaryReference() userId!: number;
  @OneToOne(() => User, { onDelete: 'CASCADE' }) @JoinColumn() user?: User;
  @Citext() newEmail!: string;
  /** Keyed hash of the code; null until it is sent, and for an address that another user has. */
  @TextOrNull() codeHash!: string | null;
  @Int({ default: 0 }) wrongTries!: number;
  @Moment() expiresAt!: Date;
}

/** A link by which the owner of a user's former address restores it; it works once. */
@Entity('email_undos')
export class EmailUndo {
  @Id() id!: number;
  @Index('email_undos_user') @Reference() userId!: number;
  @ManyToOne(() => User, { onDelete: 'CASCADE' }) user?: User;
  @Citext() oldEmail!: string;
  @Index('email_undos_token', { unique: true }) @Text() tokenHash!: string;
  @Moment() expiresAt!: Date;
}
