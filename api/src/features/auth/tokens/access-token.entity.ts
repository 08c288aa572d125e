import { Column, Entity, Index, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import {
  CreatedAt,
  Moment,
  MomentOrNull,
  Reference,
  Text,
  TextOrNull,
} from '../../../core/database/columns';
import { defineEnum, type EnumOf } from '../../../core/input/enum';
import { User } from '../user.entity';

export const AccessScope = defineEnum(
  'AccessScope',
  'The permissions of an access token. WRITE includes READ, and ADMIN both.',
  {
    PROPERTIES_READ: 'Read your properties, shares and documents.',
    PROPERTIES_ADMIN: 'Read and change all properties, shares, documents and imports.',
    WEEKS_READ: 'Read calendars, stays and the rotation.',
    WEEKS_WRITE: 'Claim and release your weeks, and name guests.',
    WEEKS_ADMIN: 'Change the weeks and the rotation of all properties.',
    COSTS_READ: 'Read the costs of your properties.',
    COSTS_WRITE: 'Enter and answer costs, and keep the books of properties that you keep.',
    COSTS_ADMIN: 'Keep the books of all properties.',
    DRAFT_READ: 'Read drafts, the fairness ledger and your wish lists.',
    DRAFT_WRITE: 'Pick weeks and save wish lists.',
    DRAFT_ADMIN: 'Plan, open, pause and correct the drafts of all properties.',
    SWAPS_READ: 'Read your swaps and the weeks that others offer.',
    SWAPS_WRITE: 'Offer weeks, and request and answer swaps.',
    SWAPS_ADMIN: 'Read, approve and decline all swaps.',
    REQUESTS_READ: 'Read your special requests.',
    REQUESTS_WRITE: 'Make, withdraw and write on your special requests.',
    REQUESTS_ADMIN: 'Handle the special requests of all users, and guest links.',
    MESSAGES_READ: 'Read your messages.',
    MESSAGES_WRITE: 'Send, mark, archive and delete your messages.',
    PEOPLE_READ: 'Find people whom you know.',
    PEOPLE_ADMIN: 'Read, add and change users.',
    REPORTS_ADMIN: 'Make, send and download reports.',
    SYSTEM_ADMIN: 'Search, read what waits, the logs and the status, and handle mail.',
  },
);
export type AccessScope = EnumOf<typeof AccessScope>;

/** A secret with which a program acts for a user; deleting the row revokes it immediately. */
@Entity('access_tokens')
export class AccessToken {
  @PrimaryGeneratedColumn('uuid') id!: string;
  @Index('access_tokens_user') @Reference() userId!: number;
  @ManyToOne(() => User, { onDelete: 'CASCADE' }) user?: User;
  @Text() name!: string;
  /** SHA-256; a random secret of 256 bits needs no slow hash and no key. */
  @Index('access_tokens_hash', { unique: true }) @Column('bytea') tokenHash!: Buffer;
  @Column('text', { array: true }) scopes!: AccessScope[];
  /** The network that it was last used from; null until it is used. */
  @TextOrNull() network!: string | null;
  /** The networks that it has been used from, the latest ones. */
  @Column('text', { array: true, default: '{}' }) networks!: string[];
  /** When it was last used, to the minute; null until it is used. */
  @MomentOrNull() usedAt!: Date | null;
  @CreatedAt() createdAt!: Date;
  @Moment() expiresAt!: Date;
}
