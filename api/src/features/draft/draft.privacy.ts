import { readEach } from '../../core/database/database';
import { statement } from '../../core/database/statement';
import type { PersonalData } from '../../core/personal-data';

const MINE = statement(
  'my-wish-data',
  `select p.name as property, s.share_number as "shareNumber", l.year, l.weeks,
      l.is_autopilot as "isAutopilot", l.updated_at as "updatedAt"
    from wish_lists l join shares s on s.id = l.share_id join properties p on p.id = s.property_id
    where l.user_id = $1 order by l.year, p.name, s.share_number`,
);

const ERASE = statement('erase-wish-lists', 'delete from wish_lists where user_id = $1');

// The log of a draft names shares, and people only by the numbers of their accounts (decision 008).
export const draftPersonalData: PersonalData = {
  tables: ['wish_lists'],
  sections: { wishLists: (app, userId) => readEach(app, MINE, [userId]) },
  erase: (transaction, { id }) => transaction.query(ERASE, [id]),
};
