import { readEach } from '../../core/database/database';
import { statement } from '../../core/database/statement';
import type { PersonalData } from '../../core/personal-data';

const MINE = statement(
  'my-share-data',
  `select p.name as property, s.share_number as "shareNumber", s.is_active as "isActive"
    from shares s join properties p on p.id = s.property_id
    where s.user_id = $1 order by p.name_order, s.share_number`,
);

export const sharesPersonalData: PersonalData = {
  tables: ['shares', 'tenures'],
  sections: { shares: (app, userId) => readEach(app, MINE, [userId]) },
};
