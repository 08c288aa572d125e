import type { AuditArea, LoggedAction } from '../../core/audiences/audit-area';
import { phrase } from '../../core/rules/sentence';
import { AdminArea } from '../audit/admin-event.type';
import { byVerb, changed, dateOf, houseOf, inWords } from '../audit/steps/phrases';
import { moneyText } from './rules';

const fieldsOf = ({ after }: LoggedAction) => after ?? {};

/** ' of €120.00'; nothing without an amount. */
const ofAmount = (entry: LoggedAction): string => {
  const { amount, currency } = fieldsOf(entry);
  return typeof amount === 'number' ? ` of ${moneyText(amount, String(currency), 'en')}` : '';
};

/** 'entry 12 (expense)' */
const numbered = (entry: LoggedAction): string => {
  const { seq, kind } = fieldsOf(entry);
  return `entry ${seq} (${inWords(String(kind))})`;
};

// Future owners read the log before they may see amounts.
const ENTRY = ['seq', 'kind'];

/** The audit sentences of costs. */
export const costsAudit: AuditArea = {
  area: AdminArea.PROPERTIES,
  tab: 'properties',
  label: 'Costs',
  forOwners: {
    enter: ENTRY,
    reverse: ENTRY,
    refuse: [],
    close: ['until'],
    budget: ['year'],
    settings: ['currency', 'approval', 'isIbanChanged'],
    bookkeeper: ['userId', 'isBookkeeper'],
  },
  describe: byVerb({
    enter: (entry, names) =>
      phrase`added ${numbered(entry)}${ofAmount(entry)} to the costs of ${houseOf(entry, names)}`,
    reverse: (entry, names) =>
      phrase`reversed an entry of the costs of ${houseOf(entry, names)} by ${numbered(entry)}`,
    refuse: (entry, names) =>
      phrase`refused an expense or payment${ofAmount(entry)} of ${houseOf(entry, names)}`,
    close: (entry, names) =>
      phrase`closed the costs of ${houseOf(entry, names)} up to ${dateOf(fieldsOf(entry).until)}`,
    budget: (entry, names) =>
      phrase`set the budget of ${houseOf(entry, names)} for ${String(fieldsOf(entry).year)}${ofAmount(entry).replace(' of', ' to')}`,
    settings: (entry, names) =>
      changed(['the costs of ', houseOf(entry, names)], entry, names, {
        isIbanChanged: (_, isChanged) => (isChanged ? ['the bank account'] : undefined),
      }),
    bookkeeper: (entry, names) =>
      fieldsOf(entry).isBookkeeper
        ? phrase`made ${names.person(fieldsOf(entry).userId)} the bookkeeper of ${houseOf(entry, names)}`
        : phrase`ended that ${names.person(fieldsOf(entry).userId)} keeps the books of ${houseOf(entry, names)}`,
  }),
};
