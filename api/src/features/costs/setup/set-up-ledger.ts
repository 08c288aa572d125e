import { changesBetween } from '../../../core/audiences/action';
import { happened } from '../../../core/audiences/happening';
import { inTransaction } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import { AppError, requireVersion } from '../../../core/errors';
import { type RequestContext, requireAdministrator } from '../../../core/request-context';
import { requireRecentPassword, requireRecentPasswordOrToken } from '../../auth/auth.policy';
import { User } from '../../auth/user.entity';
import { Property } from '../../properties/property.entity';
import { propertyRefusal } from '../../properties/property.policy';
import { lockProperty, propertySubject } from '../../properties/steps/lock-property';
import { Bookkeeper } from '../cost.entities';
import { CostApproval } from '../cost.types';
import { bookkeeperNamed, budgetSaved, ledgerSaved } from '../costs.happenings';
import { Ledger } from '../ledger.entities';
import { isIban, tidyIban } from '../rules';
import { auditOf } from '../steps/announce-entry';
import { lockLedger, lockToKeep } from '../steps/lock-ledger';
import { postEntry } from '../steps/post-entry';
import type { BookkeeperInput, BudgetInput, LedgerInput } from './ledger-setup.inputs';

const CURRENCIES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

const SAVE = statement(
  'save-ledger',
  `insert into ledgers (property_id, currency, approval, account_holder, iban)
    values ($1, $2, $3, $4, $5)
    on conflict (property_id) do update set approval = $3, account_holder = $4, iban = $5,
      version = ledgers.version + 1`,
);

function ibanOf({ iban }: LedgerInput): string | null {
  const tidied = iban === undefined ? null : tidyIban(iban);
  if (tidied === null || isIban(tidied)) return tidied;
  throw new AppError('BAD_USER_INPUT', 'This IBAN has a typing error: please check it.', 'iban');
}

type Settings = Pick<Ledger, 'currency' | 'approval' | 'accountHolder' | 'iban'>;

const NONE = {
  currency: '',
  approval: CostApproval.ADMINISTRATOR,
  accountHolder: null,
  iban: null,
};

/** The settings as the log keeps them: not the bank account, only that it changed. */
const loggedAs = ({ iban, currency, approval, accountHolder }: Settings, before: Settings) => ({
  ...{ currency, approval, accountHolder, isIbanChanged: iban !== before.iban },
});

/**
 * Opens the ledger of a property, or changes its settings; administrators only. The currency stays
 * once it is open. CONFLICT if the settings have changed since the version that was read.
 */
export async function saveLedger(call: RequestContext, input: LedgerInput): Promise<boolean> {
  const { userId } = requireAdministrator(call);
  requireRecentPasswordOrToken(call);
  const { propertyId, currency, approval, accountHolder = null, version } = input;
  if (!CURRENCIES.has(currency)) {
    throw new AppError('BAD_USER_INPUT', 'There is no such currency.', 'currency');
  }
  const after: Settings = { currency, approval, accountHolder, iban: ibanOf(input) };
  return inTransaction(call.app, async (transaction) => {
    const { manager } = transaction;
    // An entry waits for the ledger, but refers to the property: a stronger lock would block both.
    const lock = { mode: 'for_no_key_update' } as const;
    const property = await manager.findOne(Property, { where: { id: propertyId }, lock });
    if (!property) throw propertyRefusal(requireAdministrator(call));
    const stored = await manager.findOne(Ledger, { where: { propertyId }, lock });
    requireVersion('ledger', { version: stored?.version ?? 0 }, version);
    if (stored && stored.currency !== currency) {
      const sentence = `The ledger is kept in ${stored.currency} and stays so.`;
      throw new AppError('CONFLICT', sentence, 'currency');
    }
    const before: Settings = stored ?? NONE;
    await transaction.query(SAVE, [propertyId, currency, approval, accountHolder, after.iban]);
    const ledger = await lockLedger(call, transaction, propertyId);
    if (!stored) {
      const made = { kind: 'OPENED', date: ledger.today, property: propertyId, currency } as const;
      await postEntry(transaction, ledger, made, { words: null });
    }
    const changes = changesBetween(loggedAs(before, before), loggedAs(after, before));
    await happened(call, transaction, ledgerSaved, {
      ...{ propertyId, listeners: ledger.listeners },
      audit: { subject: propertySubject(property), propertyId, ...changes },
      activity: (stored && after.iban !== before.iban ? ledger.listeners : []).map((to) => ({
        ...({ kind: 'cost.account', userId: to, propertyId, byId: userId, facts: {} } as const),
      })),
    });
    return true;
  });
}

/** Names a user who keeps the books of a property, or no longer does; administrators only. */
export async function setBookkeeper(
  call: RequestContext,
  { propertyId, userId, isBookkeeper }: BookkeeperInput,
): Promise<boolean> {
  const actor = requireAdministrator(call);
  requireRecentPassword(call);
  return inTransaction(call.app, async (transaction) => {
    const { manager } = transaction;
    const property = await lockProperty(transaction, propertyId);
    const user = await manager.findOneBy(User, { id: userId });
    if (!user || user.deletedAt) {
      throw new AppError('NOT_FOUND', 'There is no such user.', 'userId');
    }
    const key = { propertyId, userId };
    if ((await manager.existsBy(Bookkeeper, key)) === isBookkeeper) return true;
    if (isBookkeeper) await manager.insert(Bookkeeper, { ...key, grantedById: actor.userId });
    else await manager.delete(Bookkeeper, key);
    const subject = propertySubject(property);
    const after = { userId, isBookkeeper };
    await happened(call, transaction, bookkeeperNamed, {
      ...{ subject, propertyId, userIds: [userId], after },
    });
    return true;
  });
}

const SAVE_BUDGET = statement(
  'save-budget',
  `with lines as (select * from unnest($3::text[], $4::bigint[]) as line (category, amount)),
    removed as (delete from budget_lines where property_id = $1 and year = $2
      and category not in (select category from lines))
    insert into budget_lines (property_id, year, category, amount)
      select $1, $2, category, amount from lines
      on conflict (property_id, year, category) do update set amount = excluded.amount`,
);

/** Saves the budget of a property for a year; bookkeepers and administrators. */
export function saveBudget(
  call: RequestContext,
  { propertyId, year, lines }: BudgetInput,
): Promise<boolean> {
  return inTransaction(call.app, async (transaction) => {
    const ledger = await lockToKeep(call, transaction, propertyId);
    const amounts = lines.map(({ amount }) => amount);
    const categories = lines.map(({ category }) => category);
    await transaction.query(SAVE_BUDGET, [propertyId, year, categories, amounts]);
    const total = amounts.reduce((sum, amount) => sum + amount, 0);
    const { listeners, currency } = ledger;
    const audit = auditOf(ledger, { year, amount: total, currency });
    await happened(call, transaction, budgetSaved, { propertyId, listeners, audit });
    return true;
  });
}
