import { statement } from '../../core/database/statement';
import { eraseBy, type PersonalData, rowsOf } from '../../core/privacy/personal-data';

const WISHES = statement(
  'my-swap-wish-data',
  `select p.name as property, b.year, b.week, it.weeks, it.created_at as "createdAt",
      it.updated_at as "updatedAt"
    from swap_wishes it join bookings b on b.id = it.booking_id
    join properties p on p.id = b.property_id
    where it.user_id = $1 order by b.year, b.week, b.id`,
);

const EXCHANGES = statement(
  'my-exchange-data',
  `select p.name as property, e.year, leg.week, leg.gets_week as "getsWeek", e.status,
      leg.agreed_at as "agreedAt", e.proposed_at as "proposedAt", e.ended_at as "endedAt"
    from exchange_legs leg join exchanges e on e.id = leg.exchange_id
    join properties p on p.id = e.property_id where leg.user_id = $1 order by e.id`,
);

const ENDED = statement(
  'my-ended-exchange-data',
  `select p.name as property, it.year, it.week, it.gets_week as "getsWeek", it.cause,
      it.ended_at as "endedAt"
    from ended_exchanges it join properties p on p.id = it.property_id
    where it.user_id = $1 order by it.id`,
);

const ERASE = statement(
  'erase-swap-wishes',
  `with ended as (delete from ended_exchanges where user_id = $1)
    delete from swap_wishes where user_id = $1`,
);

// The record of an exchange names shares, and no one.
export const exchangesPersonalData: PersonalData = {
  tables: ['swap_wishes', 'exchange_legs', 'ended_exchanges'],
  sections: {
    swapWishes: rowsOf(WISHES),
    exchanges: rowsOf(EXCHANGES),
    endedExchanges: rowsOf(ENDED),
  },
  erase: eraseBy(ERASE),
};
