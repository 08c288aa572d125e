import { happened } from '../../../../core/audiences/happening';
import { inTransaction, type Transaction } from '../../../../core/database/database';
import { statement } from '../../../../core/database/statement';
import { AppError } from '../../../../core/errors';
import { type RequestContext, requireAdministrator } from '../../../../core/request-context';
import { lockProperty } from '../../../properties/steps/lock-property';
import { openYear } from '../../../weeks/steps/open-year';
import { AgreedYear, PropertyYear } from '../../../weeks/week.entities';
import { yearAgreed } from '../../../weeks/weeks.happenings';
import { Draft } from '../../draft.entities';
import type { AgreeYearInput } from '../../draft.inputs';
import { lockWeeks } from '../../steps/lock-weeks';

const GIVEN_SINCE = statement(
  'weeks-given-since-agreed',
  `select count(*)::int as count from bookings b
    where b.property_id = $1 and b.year = $2 and b.released_at is null and b.created_at > $3`,
);

// Others are invited later, and read it in the calendar then.
const OWNERS = statement(
  'owners-with-access',
  `select distinct u.id from held_shares s
    join users u on u.id = s.user_id and u.password_hash is not null
    where s.property_id = $1 order by u.id`,
);

const refused = (message: string) => new AppError('CONFLICT', message, 'year');

async function mark({ manager }: Transaction, input: AgreeYearInput, agreedById: number) {
  const { propertyId, year, reason } = input;
  const of = { propertyId, year };
  if (await manager.existsBy(Draft, of)) {
    throw refused(`There is a draft of ${year}: its weeks are chosen in turns.`);
  }
  const { affected } = await manager.update(
    PropertyYear,
    { ...of, isOpenForClaims: false },
    { isOpenForClaims: true },
  );
  const hasOpenedClaims = affected === 1;
  await manager.insert(AgreedYear, { ...of, reason, agreedById, hasOpenedClaims });
}

async function unmark({ manager, query }: Transaction, agreed: AgreedYear) {
  const { propertyId, year, agreedAt, hasOpenedClaims } = agreed;
  const [since] = await query(GIVEN_SINCE, [propertyId, year, agreedAt]);
  if (since && since.count > 0) {
    const weeks = since.count === 1 ? '1 week was' : `${since.count} weeks were`;
    throw refused(
      `${weeks} given or claimed since ${year} was marked. Please give back such weeks first.`,
    );
  }
  await manager.delete(AgreedYear, { propertyId, year });
  if (hasOpenedClaims) {
    await manager.update(PropertyYear, { propertyId, year }, { isOpenForClaims: false });
  }
}

const changeTo =
  (isAgreed: boolean) =>
  async (call: RequestContext, input: AgreeYearInput): Promise<boolean> => {
    const { userId: byId } = requireAdministrator(call);
    const { propertyId, year } = input;
    await inTransaction(call.app, async (transaction) => {
      const { name } = await lockProperty(transaction, propertyId);
      await openYear(transaction.manager, input);
      const agreed = await transaction.manager.findOneBy(AgreedYear, { propertyId, year });
      if (isAgreed && agreed) {
        throw refused(`${year} is marked as agreed outside Fairweek already.`);
      }
      await lockWeeks(transaction, input);
      if (isAgreed) await mark(transaction, input, byId);
      else if (agreed) await unmark(transaction, agreed);
      else throw refused(`${year} is not marked as agreed outside Fairweek.`);
      const ownerIds = (await transaction.query(OWNERS, [propertyId])).map(({ id }) => id);
      await happened(call, transaction, yearAgreed, { ...input, isAgreed, name, byId, ownerIds });
    });
    return true;
  };

/**
 * Marks a year as agreed outside Fairweek, past ones included: it has no draft, and owners may claim
 * its open weeks. Administrators only, with a reason that all owners can read. CONFLICT if it has a
 * draft, or is marked already.
 */
export const agreeYear = changeTo(true);

/**
 * Takes back that a year is agreed outside Fairweek, with a reason; administrators only. CONFLICT
 * while shares hold weeks that were given or claimed since.
 */
export const unagreeYear = changeTo(false);
