import { ASKER_NAME } from '../../special-requests/request.columns';
import { day } from './sql';

/** Columns of requests in a CSV file. */
export const REQUEST_COLUMNS = [
  ...['ID', 'Date', 'Guest', 'Email', 'Property', 'Location', 'Title', 'Description'],
  ...['Category', 'Priority', 'Status', 'Forwarded', 'Archived'],
];

/** The cells of those columns, in the words of the screens. */
export const REQUEST_CELLS = `r.id as "ID", ${day('r.created_at')} as "Date", ${ASKER_NAME} as "Guest",
      coalesce(asker.email, nullif(r.guest_email, ''))::text as "Email", p.name as "Property",
      p.location as "Location", r.title as "Title", r.description as "Description",
      upper(left(r.category, 1)) || replace(substr(r.category, 2), '_', ' ') as "Category",
      initcap(r.priority) as "Priority", initcap(replace(r.status, '_', ' ')) as "Status",
      ${day('r.forwarded_at')} as "Forwarded", ${day('r.archived_at')} as "Archived"`;

export const REQUEST_CELL_TABLES = `special_requests r left join properties p on p.id = r.property_id
    left join users asker on asker.id = r.user_id`;
