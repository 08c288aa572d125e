import { statement } from '../../core/database/statement';
import { eraseBy, type PersonalData, rowsOf } from '../../core/privacy/personal-data';

const MINE = statement(
  'my-file-data',
  `select f.purpose, f.media_type as "mediaType", f.bytes, f.width, f.height, p.name as property,
      f.created_at as "uploadedAt"
    from files f left join properties p on p.id = f.property_id
    where f.uploaded_by_id = $1 order by f.id`,
);

// Those of a property are the house's, and stay.
const ERASE = statement(
  'erase-files',
  'delete from files where uploaded_by_id = $1 and (property_id is null or attached_at is null)',
);

export const filesPersonalData: PersonalData = {
  tables: ['files'],
  sections: { files: rowsOf(MINE) },
  erase: eraseBy(ERASE),
};
