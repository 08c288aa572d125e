import { type Row, statement } from '../../../core/database/statement';
import { AppError } from '../../../core/errors';
import { FORMER_OWNER } from '../../../core/privacy/personal-data';
import { fullName } from '../../auth/user.columns';
import { FILE_JSON } from '../../files/file.columns';
import { todayAt } from '../../properties/property.columns';
import { metersIn, tasksIn } from '../../properties/rules';
import { BOOKING_GUEST, BOOKING_OWNER, HOLDS_IT } from '../../weeks/booking.columns';

/** How many days after the last day one may still check out. */
const DAYS_AFTER = 7;

// The house asks nothing of those who may have left it, nor of a future owner before the planned day.
const STAY = `bookings b
    join weeks w on w.property_id = b.property_id and w.year = b.year and w.week = b.week
    join properties p on p.id = b.property_id
    ${BOOKING_OWNER}
    ${BOOKING_GUEST}
    left join property_arrivals a on a.property_id = p.id
      and ${todayAt('p')} <= w.end_date + ${DAYS_AFTER}
      and coalesce(tenure.starts_on <= ${todayAt('p')}, true)
    where b.id = $3 and b.released_at is null and ($2::boolean or ${HOLDS_IT} or guest.id = $1)`;

const COLUMNS = `b.id as "bookingId", p.id as "propertyId", p.name as "propertyName",
      b.year, b.week, w.start_date::text as "startDate", w.end_date::text as "endDate",
      coalesce(a.check_out_time, '') as "checkOutTime", a.checklist, a.meters,
      coalesce(a.version, 0) as "listVersion",
      ${HOLDS_IT} or guest.id is not distinct from $1 as "isMine",
      case when ${todayAt('p')} < w.start_date then 'NOT_YET'
        when ${todayAt('p')} > w.end_date + ${DAYS_AFTER} then 'OVER' else 'NOW' end as time`;

/** A stay of user $1 as an owner or a guest, or any if $2, with what its house asks on the last day. */
export const STAY_TO_LEAVE = statement('stay-to-leave', `select ${COLUMNS} from ${STAY}`);

/** The same, whose check-outs wait for each other. */
export const LOCK_STAY = statement(
  'lock-stay-to-leave',
  `select ${COLUMNS} from ${STAY} for no key update of b`,
);

/** The columns of a CheckOutView, from `check_outs c`. */
export const CHECK_OUT_COLUMNS = `c.booking_id as "bookingId", w.start_date::text as "startDate",
      w.end_date::text as "endDate", coalesce(${fullName('author')}, '${FORMER_OWNER}') as "byName", c.updated_at as at,
      array(select json_build_object('text', coalesce(it.task, ''),
          'isDone', coalesce(it.task = any(c.done), false))
        from unnest(c.tasks) with ordinality as it (task, place) order by it.place) as tasks,
      array(select json_build_object('meter', coalesce(it.meter, ''),
          'reading', coalesce(it.reading, ''))
        from unnest(c.meters, c.readings) with ordinality as it (meter, reading, place)
        order by it.place) as readings,
      c.note, c.problems,
      array(select ${FILE_JSON} from check_out_pictures picture
        join files f on f.id = picture.file_id
        where picture.booking_id = c.booking_id order by picture.position) as pictures, c.version`;

export const CHECK_OUT_TABLES = `check_outs c join bookings b on b.id = c.booking_id
    join weeks w on w.property_id = b.property_id and w.year = b.year and w.week = b.week
    left join users author on author.id = c.by_id`;

/** The check-out of a booking. */
export const CHECK_OUT = statement(
  'check-out',
  `select ${CHECK_OUT_COLUMNS} from ${CHECK_OUT_TABLES} where c.booking_id = $1`,
);

/** Returns what the house asks for on the last day of a stay. */
export const askedFor = ({ checklist, meters, endDate }: Row<'stay-to-leave'>) => ({
  tasks: tasksIn(checklist, Number(endDate.slice(5, 7))),
  meters: metersIn(meters),
});

/** The error for people who may not see a stay, as if there were none. */
export const noSuchStay = () =>
  new AppError('NOT_FOUND', 'There is no such stay of yours.', 'bookingId');
