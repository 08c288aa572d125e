import { read } from '../../../core/database/database';
import { type Row, statement } from '../../../core/database/statement';
import { AppError } from '../../../core/errors';
import { sqlValues } from '../../../core/input/enum';
import { type RequestContext, requireAdministrator } from '../../../core/request-context';
import { DocumentType } from '../../documents/document.types';
import { PROPERTY_JSON, todayAt } from '../../properties/property.columns';
import { OWNERS_NAME } from '../../shares/share.columns';
import { NEWEST_FIRST } from '../../special-requests/request.columns';
import { plannedWeeks } from '../../weeks/steps/planned-weeks';
import { freeDays } from '../../weeks/week.columns';
import type { PropertyRecord, RecordYear } from '../property-record.types';
import { IS_OPEN_REQUEST, jsonList, requestList, swapList } from '../record.columns';
import type { RecordArgs } from '../record.inputs';
import { RECORD_ITEMS } from '../record.types';
import { deletedWith, deletionProblem } from '../rules';
import { atMoments } from '../steps/moments';
import { USES } from '../steps/property-uses';

const THIS_YEAR = `extract(year from ${todayAt('p')})::int`;

const HOLDINGS = jsonList(
  `json_build_object('year', held.year, 'weeks', held.weeks) order by held.year`,
  `(select b.year, array_agg(b.week order by b.week) as weeks from bookings b
        where b.share_id = s.id and b.released_at is null and b.year >= ${THIS_YEAR}
        group by b.year order by b.year limit 3) held`,
);

const WITHOUT_ACCESS = `array(select u.id from share_members member
          join users u on u.id = member.user_id
          where member.share_id = s.id and u.password_hash is null order by u.id)`;

const SHARES = jsonList(
  `json_build_object('shareNumber', number, 'isActive', coalesce(s.is_active, true),
        'ownerId', owner.id, 'ownerName', ${OWNERS_NAME}, 'withoutAccess', ${WITHOUT_ACCESS},
        'hasAccess', coalesce(owner.password_hash is not null, false),
        'invitedAt', case when owner.password_hash is null then invitation.invited_at end,
        'holdings', ${HOLDINGS}) order by number`,
  `generate_series(1, p.total_shares) number
      left join shares s on s.property_id = p.id and s.share_number = number
      left join users owner on owner.id = s.user_id
      left join invitations invitation on invitation.user_id = owner.id`,
);

const YEAR_WEEKS = jsonList(
  `json_build_object('week', w.week, 'startDate', w.start_date::text,
        'isMaintenance', w.is_maintenance,
        'shareNumber', held.share_number) order by w.week`,
  `weeks w
      left join bookings b on b.property_id = w.property_id and b.year = w.year and b.week = w.week
        and b.released_at is null
      left join shares held on held.id = b.share_id
      where w.property_id = p.id and w.year = soon.year`,
);

const YEARS = jsonList(
  `json_build_object('year', soon.year, 'weeks', ${YEAR_WEEKS},
        'freeFrom', free."freeFrom", 'freeUntil', free."freeUntil",
        'bookedWeeks', (select count(*)::int from bookings b where b.property_id = p.id
          and b.year = soon.year and b.released_at is null),
        'hasEditedSeasons', coalesce(opened.tags_version > 0, false),
        'isAgreedOutside', exists (select from agreed_years a
          where a.property_id = p.id and a.year = soon.year),
        'isOpenForClaims', coalesce(opened.is_open_for_claims, false)) order by soon.year`,
  `generate_series(${THIS_YEAR}, ${THIS_YEAR} + 1) soon(year)
      left join property_years opened on opened.property_id = p.id and opened.year = soon.year
      cross join lateral (select ${freeDays('p.id', 'soon.year')}) free`,
);

const DRAFTS = jsonList(
  `json_build_object('id', d.id, 'year', d.year, 'status', d.status, 'opensAt', d.opens_at,
        'deadline', d.deadline, 'problem', d.problem) order by d.year desc`,
  `(select * from drafts where property_id = $1 order by year desc limit ${RECORD_ITEMS}) d`,
);

const DOCUMENTS = jsonList(
  `json_build_object('id', d.id, 'title', d.title, 'documentType', d.document_type,
        'isForGuests', d.access_level = 'everyone') order by d.place`,
  `(select d.*, row_number() over (
          order by array_position(array[${sqlValues(DocumentType)}], document_type), title, id) as place
        from property_documents d where property_id = $1 order by place limit 2 * ${RECORD_ITEMS}) d`,
);

const MAINTENANCE = jsonList(
  `json_build_object('year', w.year, 'week', w.week, 'startDate', w.start_date::text,
        'endDate', w.end_date::text) order by w.start_date`,
  `(select w.* from weeks w where w.property_id = p.id and w.is_maintenance
        and w.end_date > ${todayAt('p')} order by w.start_date limit ${RECORD_ITEMS}) w`,
);

const RECORD = statement(
  'property-record',
  `select ${PROPERTY_JSON} as property, ${SHARES} as shares, ${YEARS} as years,
      ${DRAFTS} as drafts, ${DOCUMENTS} as documents, ${MAINTENANCE} as maintenance,
      ${requestList(`r.property_id = $1 and ${IS_OPEN_REQUEST}`, NEWEST_FIRST)} as "openRequests",
      (select count(*)::int from special_requests r
        where r.property_id = $1 and ${IS_OPEN_REQUEST}) as "openRequestCount",
      ${swapList('s.property_id = $1')} as swaps
    from properties p where p.id = $1`,
);

type StoredYear = Row<'property-record'>['years'][number];

/** A year in few bytes, with the weeks of its calendar if no one has opened it yet. */
function yearView(
  { weeks, freeFrom, freeUntil, ...year }: StoredYear,
  house: { changeoverWeekday: number; timeZone: string },
): RecordYear {
  const free = { ...house, freeFrom, freeUntil };
  const all = weeks.length > 0 ? weeks : plannedWeeks(year.year, free);
  return {
    ...year,
    weekStarts: all.map(({ startDate }) => startDate),
    shareNumbers: all.map(({ shareNumber }) => shareNumber),
    maintenanceWeeks: all.filter(({ isMaintenance }) => isMaintenance).map(({ week }) => week),
  };
}

/**
 * Returns everything about one property, in as many statements however much there is;
 * administrators only.
 */
export async function readPropertyRecord(
  call: RequestContext,
  { id }: RecordArgs,
): Promise<PropertyRecord> {
  requireAdministrator(call);
  const [row] = await read(call.app, RECORD, [id]);
  const [uses] = await read(call.app, USES, [id]);
  if (!row || !uses) throw new AppError('NOT_FOUND', 'There is no such property.', 'id');
  return {
    ...row,
    years: row.years.map((year) => yearView(year, row.property)),
    shares: row.shares.map((share) => atMoments(share, 'invitedAt')),
    drafts: row.drafts.map((draft) => atMoments(draft, 'opensAt', 'deadline')),
    openRequests: row.openRequests.map((request) => atMoments(request, 'createdAt')),
    guestCount: uses.guests,
    hasArrival: uses.hasArrival,
    deletionProblem: deletionProblem(uses),
    deletedWith: deletedWith(uses),
  };
}
