import {
  Check,
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  OneToOne,
  PrimaryColumn,
} from 'typeorm';
import {
  CreatedAt,
  Day,
  DayOrNull,
  Int,
  IntOrNull,
  PrimaryReference,
  Reference,
  ReferenceOrNull,
  Text,
  TextOrNull,
  Version,
} from '../../core/database/columns';
import { isOneOf } from '../../core/input/enum';
import { User } from '../auth/user.entity';
import { Property } from '../properties/property.entity';
import { CostApproval, CostCategory, EntryKind } from './cost.types';

const IS_CATEGORY = isOneOf('category', CostCategory);

/** The ledger of a property, in the smallest unit of its currency. Each entry locks the row. */
@Entity('ledgers')
@Check('ledgers_currency', "currency ~ '^[A-Z]{3}$'")
@Check('ledgers_approval', isOneOf('approval', CostApproval))
export class Ledger {
  @PrimaryReference() propertyId!: number;
  @OneToOne(() => Property) @JoinColumn() property?: Property;
  /** ISO code; fixed by the first entry. */
  @Text() currency!: string;
  @Text({ default: CostApproval.ADMINISTRATOR }) approval!: CostApproval;
  @TextOrNull() accountHolder!: string | null;
  @TextOrNull() iban!: string | null;
  /** The last day of the closed periods. */
  @DayOrNull() closedUntil!: string | null;
  /** Number of the last entry; 0 before the first. */
  @Int({ default: 0 }) seq!: number;
  /** Hash of the last entry. */
  @Text({ default: '' }) head!: string;
  @CreatedAt() createdAt!: Date;
  @Version() version!: number;
}

/** An entry of a ledger, chained by hashes; triggers refuse every change but an author's erasure. */
@Entity('ledger_entries')
@Index('ledger_entries_reversed', ['propertyId', 'reverses'], {
  unique: true,
  where: 'reverses is not null',
})
@Index('ledger_entries_key', ['propertyId', 'byId', 'clientKey'], { unique: true })
@Index('ledger_entries_date', ['propertyId', 'date'])
@Index('ledger_entries_due', ['propertyId', 'dueOn'], { where: 'due_on is not null' })
@Check('ledger_entries_kind', isOneOf('kind', EntryKind))
@Check('ledger_entries_category', IS_CATEGORY)
@Check('ledger_entries_reverses', `(kind = 'REVERSAL') = (reverses is not null)`)
@Check('ledger_entries_details', '(salt is null) = (details is null)')
export class LedgerEntryRow {
  @PrimaryReference() propertyId!: number;
  /** Starts at 1, the opening. */
  @PrimaryColumn('integer') seq!: number;
  @ManyToOne(() => Ledger) @JoinColumn({ name: 'property_id' }) ledger?: Ledger;
  @Text() kind!: EntryKind;
  @Day() date!: string;
  /** The entry as JSON, byte for byte as it was hashed. */
  @Text() text!: string;
  @Text() hash!: string;
  @ReferenceOrNull() amount!: number | null;
  @TextOrNull() category!: CostCategory | null;
  @DayOrNull() dueOn!: string | null;
  /** Number of the entry that it reverses. */
  @IntOrNull() reverses!: number | null;
  @ManyToOne(() => LedgerEntryRow)
  @JoinColumn([
    { name: 'property_id', referencedColumnName: 'propertyId' },
    { name: 'reverses', referencedColumnName: 'seq' },
  ])
  reversed?: LedgerEntryRow | null;
  /** Salt of the hash of the details. */
  @TextOrNull() salt!: string | null;
  /** Its words as JSON, byte for byte as they were hashed. */
  @TextOrNull() details!: string | null;
  /** Null for the product itself, and after an erasure. */
  @Index('ledger_entries_by') @ReferenceOrNull() byId!: number | null;
  @ManyToOne(() => User, { onDelete: 'SET NULL' }) @JoinColumn() by?: User | null;
  /** Key of the request that made it, so that a retry makes no second one. */
  @Column('uuid', { nullable: true }) clientKey!: string | null;
  @CreatedAt() createdAt!: Date;
}

/** An amount of an entry on an account; a trigger refuses those that do not add up to zero. */
@Entity('ledger_postings')
@Check('ledger_postings_account', "account ~ '^(BANK|RESERVE|[1-9]|1[0-2])$'")
@Check('ledger_postings_amount', 'amount <> 0')
export class LedgerPosting {
  @PrimaryReference() propertyId!: number;
  @PrimaryColumn('integer') seq!: number;
  /** Number of a share, BANK or RESERVE. */
  @PrimaryColumn('text') account!: string;
  @ManyToOne(() => LedgerEntryRow)
  @JoinColumn([
    { name: 'property_id', referencedColumnName: 'propertyId' },
    { name: 'seq', referencedColumnName: 'seq' },
  ])
  entry?: LedgerEntryRow;
  @Reference() amount!: number;
}

/** The sum of the postings of an account, maintained by a trigger. */
@Entity('ledger_balances')
@Check('ledger_balances_exact', 'amount between -9007199254740991 and 9007199254740991')
export class LedgerBalance {
  @PrimaryReference() propertyId!: number;
  @PrimaryColumn('text') account!: string;
  @ManyToOne(() => Ledger) @JoinColumn({ name: 'property_id' }) ledger?: Ledger;
  @Reference() amount!: number;
  /** The part of it that dues, levies, and payments to the bank have made. */
  @Reference() dues!: number;
}
