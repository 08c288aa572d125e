import type { CostCategory, EntryKind, SplitMethod } from '../../generated/graphql';
import type { IconComponent } from '../../ui/icon/create-icon';
import {
  Armchair,
  BookOpen,
  BrushCleaning,
  CircleCheck,
  Coins,
  Droplets,
  Ellipsis,
  HandCoins,
  Landmark,
  Lock,
  PencilLine,
  ReceiptText,
  Scale,
  Shield,
  TreePine,
  Undo2,
  Wifi,
  Wrench,
  Zap,
} from '../../ui/icon/icons';

/** The name of a category or kind, and its icon. */
interface Sign {
  label: string;
  Icon: IconComponent;
}

/** In the order of the form: what is entered most often comes first. */
export const CATEGORIES: Readonly<Record<CostCategory, Sign>> = {
  REPAIRS: { label: 'Repairs', Icon: Wrench },
  CLEANING: { label: 'Cleaning', Icon: BrushCleaning },
  ENERGY: { label: 'Energy', Icon: Zap },
  WATER: { label: 'Water', Icon: Droplets },
  GARDEN: { label: 'Garden', Icon: TreePine },
  FURNISHING: { label: 'Furniture', Icon: Armchair },
  INTERNET: { label: 'Internet', Icon: Wifi },
  INSURANCE: { label: 'Insurance', Icon: Shield },
  TAXES: { label: 'Taxes', Icon: Landmark },
  MANAGEMENT: { label: 'Fees', Icon: Scale },
  OTHER: { label: 'Other', Icon: Ellipsis },
};

export const ALL_CATEGORIES = Object.keys(CATEGORIES) as CostCategory[];

/** The names of kinds of entries, for entries without a title. */
export const KINDS: Readonly<Record<EntryKind, Sign>> = {
  OPENED: { label: 'Costs are kept here from now on', Icon: BookOpen },
  EXPENSE: { label: 'Expense', Icon: ReceiptText },
  DUES: { label: 'Dues', Icon: Coins },
  LEVY: { label: 'Special levy', Icon: Coins },
  PAYMENT: { label: 'Payment', Icon: HandCoins },
  OPENING_BALANCE: { label: 'Opening balance', Icon: CircleCheck },
  CORRECTION: { label: 'Correction', Icon: PencilLine },
  REVERSAL: { label: 'Reversal', Icon: Undo2 },
  CLOSED: { label: 'A period was closed', Icon: Lock },
};

/** The ways to split an amount, and what each means. */
export const METHODS: Readonly<Record<SplitMethod, { label: string; hint: string }>> = {
  SHARES: { label: 'Equally by shares', hint: 'Each share bears the same.' },
  OWNERS: {
    label: 'Equally by owners',
    hint: 'Each owner bears the same, however many shares they have.',
  },
  WEEKS_HELD: {
    label: 'By weeks held',
    hint: 'Who has more weeks in the year of the day above bears more.',
  },
  WEEKS_STAYED: {
    label: 'By weeks stayed',
    hint: 'Only weeks of that year count after which someone has checked out.',
  },
  BY_HAND: { label: 'By amounts', hint: 'You say what each share bears.' },
  RESERVE: {
    label: 'Paid from the dues',
    hint: 'No one owes anything more: it is taken from dues that were raised before.',
  },
};

export const ALL_METHODS = Object.keys(METHODS) as SplitMethod[];

export const methodOptions = (methods: readonly SplitMethod[]) =>
  methods.map((value) => ({ value, label: METHODS[value].label }));
