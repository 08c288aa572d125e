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
  Id,
  Int,
  IntOrNull,
  MomentOrNull,
  PrimaryReference,
  Reference,
  ReferenceOrNull,
  Text,
  TextOrNull,
} from '../../core/database/columns';
import { isOneOf } from '../../core/input/enum';
import { User } from '../auth/user.entity';
import { StoredFile } from '../files/file.entities';
import { Property } from '../properties/property.entity';
import { CostCategory, ProposalKind, ProposalStatus, SplitMethod } from './cost.types';
import { Ledger, LedgerEntryRow } from './ledger.entities';

const IS_CATEGORY = isOneOf('category', CostCategory);
const IS_ACCOUNT = "~ '^(BANK|RESERVE|[1-9]|1[0-2])$'";

/** The amount of a share in a split by hand. */
export type HandPart = readonly [share: number, amount: number];

/** An expense or a payment that waits until someone approves it, or that someone has answered. */
@Entity('cost_proposals')
@Index('cost_proposals_key', ['propertyId', 'byId', 'clientKey'], { unique: true })
@Index('cost_proposals_pending', ['propertyId'], { where: "status = 'PENDING'" })
@Check('cost_proposals_kind', isOneOf('kind', ProposalKind))
@Check('cost_proposals_status', isOneOf('status', ProposalStatus))
@Check('cost_proposals_amount', 'amount > 0')
@Check(
  'cost_proposals_accounts',
  `paid_by ${IS_ACCOUNT} and paid_to ${IS_ACCOUNT} and paid_by <> 'RESERVE' and paid_to <> 'RESERVE' and paid_by <> paid_to`,
)
@Check(
  'cost_proposals_shape',
  "case kind when 'PAYMENT' then paid_to is not null and category is null and method is null else paid_to is null and category is not null and method is not null end",
)
@Check('cost_proposals_category', IS_CATEGORY)
@Check('cost_proposals_method', isOneOf('method', SplitMethod))
@Check('cost_proposals_answered', "(status = 'PENDING') = (answered_at is null)")
@Check('cost_proposals_posted', "(status = 'APPROVED') = (seq is not null)")
export class CostProposal {
  @Id() id!: number;
  @Reference() propertyId!: number;
  @ManyToOne(() => Ledger) @JoinColumn({ name: 'property_id' }) ledger?: Ledger;
  @Text() kind!: ProposalKind;
  @Text({ default: ProposalStatus.PENDING }) status!: ProposalStatus;
  @Day() date!: string;
  @Reference() amount!: number;
  @Text() paidBy!: string;
  @TextOrNull() paidTo!: string | null;
  @TextOrNull() category!: CostCategory | null;
  @Text() title!: string;
  @TextOrNull() supplier!: string | null;
  @TextOrNull() method!: SplitMethod | null;
  /** The amounts of a split by hand. */
  @Column('jsonb', { nullable: true }) parts!: readonly HandPart[] | null;
  @Index('cost_proposals_by') @ReferenceOrNull() byId!: number | null;
  @ManyToOne(() => User, { onDelete: 'SET NULL' }) @JoinColumn() by?: User | null;
  @Index('cost_proposals_answered_by') @ReferenceOrNull() answeredById!: number | null;
  @ManyToOne(() => User, { onDelete: 'SET NULL' }) @JoinColumn() answeredBy?: User | null;
  /** Why it was refused. */
  @TextOrNull() answer!: string | null;
  /** Number of the entry, once it is approved. */
  @IntOrNull() seq!: number | null;
  @ManyToOne(() => LedgerEntryRow)
  @JoinColumn([
    { name: 'property_id', referencedColumnName: 'propertyId' },
    { name: 'seq', referencedColumnName: 'seq' },
  ])
  entry?: LedgerEntryRow | null;
  /** Key of the request that made it, so that a retry makes no second one. */
  @Column('uuid') clientKey!: string;
  @CreatedAt() createdAt!: Date;
  @MomentOrNull() answeredAt!: Date | null;
}

/** A receipt of a proposal, an entry, or both. */
@Entity('cost_files')
@Index('cost_files_entry', ['propertyId', 'seq'])
@Check('cost_files_of', 'proposal_id is not null or seq is not null')
export class CostFile {
  @PrimaryReference() fileId!: number;
  @OneToOne(() => StoredFile, { onDelete: 'CASCADE' }) @JoinColumn() file?: StoredFile;
  @Reference() propertyId!: number;
  @ManyToOne(() => Ledger) @JoinColumn({ name: 'property_id' }) ledger?: Ledger;
  @Index('cost_files_proposal') @ReferenceOrNull() proposalId!: number | null;
  @ManyToOne(() => CostProposal, { onDelete: 'CASCADE' })
  @JoinColumn()
  proposal?: CostProposal | null;
  @IntOrNull() seq!: number | null;
  @ManyToOne(() => LedgerEntryRow)
  @JoinColumn([
    { name: 'property_id', referencedColumnName: 'propertyId' },
    { name: 'seq', referencedColumnName: 'seq' },
  ])
  entry?: LedgerEntryRow | null;
  /** Its place among them, from 0. */
  @Int() position!: number;
}

/** A user who keeps the books of a property, though they are no administrator. */
@Entity('bookkeepers')
export class Bookkeeper {
  @PrimaryReference() propertyId!: number;
  @Index('bookkeepers_user') @PrimaryReference() userId!: number;
  @ManyToOne(() => Property, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'property_id' })
  property?: Property;
  @ManyToOne(() => User, { onDelete: 'CASCADE' }) @JoinColumn({ name: 'user_id' }) user?: User;
  @Index('bookkeepers_granted_by') @ReferenceOrNull() grantedById!: number | null;
  @ManyToOne(() => User, { onDelete: 'SET NULL' }) @JoinColumn() grantedBy?: User | null;
  @CreatedAt() createdAt!: Date;
}

/** The planned costs of a house for a category and year. */
@Entity('budget_lines')
@Check('budget_lines_category', IS_CATEGORY)
@Check('budget_lines_amount', 'amount > 0')
export class BudgetLine {
  @PrimaryReference() propertyId!: number;
  @PrimaryColumn('integer') year!: number;
  @PrimaryColumn('text') category!: CostCategory;
  @ManyToOne(() => Ledger) @JoinColumn({ name: 'property_id' }) ledger?: Ledger;
  @Reference() amount!: number;
}
