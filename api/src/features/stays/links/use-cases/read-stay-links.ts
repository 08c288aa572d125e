import { read } from '../../../../core/database/database';
import { statement } from '../../../../core/database/statement';
import { AppError } from '../../../../core/errors';
import type { Limit } from '../../../../core/limits/throttle';
import { type RequestContext, requireMember } from '../../../../core/request-context';
import { todayAt } from '../../../properties/property.columns';
import { policyValues } from '../../../shares/share.policy';
import { HOLDS_IT } from '../../../weeks/booking.columns';
import { STAY_LINK_COLUMNS, stayTokenHash, validLinks } from '../stay-link.columns';
import type { StayLinksArgs, StayTokenArgs } from '../stay-link.inputs';
import type { StayLinkView, StayPage } from '../stay-link.types';

/** Private pages opened from one network address. */
const STAY_PAGES_PER_ADDRESS: Limit = { name: 'stay-pages-address', points: 120, seconds: 600 };

const LIST = statement(
  'stay-links',
  `select ${STAY_LINK_COLUMNS} from ${validLinks('stay_links')}
    where p.id = $3 and ($4::bigint is null or b.id = $4::bigint)
      and ($2::boolean or ${HOLDS_IT})
    order by w.start_date, link.id limit 500`,
);

// Until the planned day, guests of a future owner do not read how to get in.
const PAGE = statement(
  'stay-page',
  `select link.name, p.name as "propertyName", p.location, w.start_date::text as "startDate",
      w.end_date::text as "endDate", a.check_in_time as "checkInTime",
      a.check_out_time as "checkOutTime", secret.wifi_network as "wifiNetwork",
      secret.wifi_password as "wifiPassword", secret.note
    from ${validLinks('stay_links')}
    left join property_arrivals a on a.property_id = p.id
    left join property_arrivals secret on secret.property_id = p.id
      and tenure.starts_on <= ${todayAt('p')}
    where link.token_hash = $1`,
);

/** Lists the valid links of the caller's own stays in a property; of all stays for administrators. */
export function listStayLinks(
  call: RequestContext,
  { propertyId, bookingId }: StayLinksArgs,
): Promise<StayLinkView[]> {
  const actor = requireMember(call);
  return read(call.app, LIST, [...policyValues(actor), propertyId, bookingId ?? null]);
}

/** Returns the private page behind a link, without a session; NOT_FOUND once the link has ended. */
export async function readStayPage(
  { app, address }: RequestContext,
  { token }: StayTokenArgs,
): Promise<StayPage> {
  await app.throttle.consumeHere(STAY_PAGES_PER_ADDRESS, address);
  const [page] = await read(app, PAGE, [stayTokenHash(app, token)]);
  if (!page) {
    const sentence = 'This link is no longer valid. Please ask your host.';
    throw new AppError('NOT_FOUND', sentence, 'token');
  }
  return page;
}
