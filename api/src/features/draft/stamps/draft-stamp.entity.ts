import { Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { Moment, PrimaryReference, Text } from '../../../core/database/columns';
import { Draft } from '../draft.entities';

/** A time stamp of a draft's log by an outside authority, after RFC 3161. */
@Entity('draft_stamps')
export class DraftStampRow {
  @PrimaryReference() draftId!: number;
  /** Number of the log entry whose hash is stamped. */
  @PrimaryColumn('integer') seq!: number;
  /** The address that was asked. */
  @PrimaryColumn('text') authority!: string;
  @ManyToOne(() => Draft, { onDelete: 'CASCADE' }) @JoinColumn({ name: 'draft_id' }) draft?: Draft;
  /** The TimeStampResp, as base64 of its DER. */
  @Text() answer!: string;
  /** Name of the authority in its certificate. */
  @Text() signer!: string;
  /** When the authority says that the hash existed. */
  @Moment() at!: Date;
}
