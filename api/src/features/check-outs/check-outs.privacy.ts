import { statement } from '../../core/database/statement';
import { eraseBy, type PersonalData, rowsOf } from '../../core/privacy/personal-data';

const CHECK_OUTS = statement(
  'my-check-out-data',
  `select p.name as property, b.year, b.week, c.done, c.meters, c.readings, c.note, c.problems,
      c.updated_at as at
    from check_outs c join bookings b on b.id = c.booking_id join properties p on p.id = b.property_id
    where c.by_id = $1 order by c.updated_at`,
);

const LEAVE = statement(
  'erase-check-out-author',
  'update check_outs set by_id = null where by_id = $1',
);

// The house keeps what they left, without their name.
export const checkOutsPersonalData: PersonalData = {
  tables: ['check_outs'],
  sections: { checkOuts: rowsOf(CHECK_OUTS) },
  erase: eraseBy(LEAVE),
};
