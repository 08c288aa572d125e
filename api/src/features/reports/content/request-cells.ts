import { fullName } from '../../auth/user.columns';
import { ASKER_NAME } from '../../special-requests/request.columns';
import { day } from './sql';

/** Columns of requests in a CSV file. */
export const REQUEST_COLUMNS = [
  ...['ID', 'Date', 'Guest', 'Email', 'Property', 'Location', 'Title', 'Description'],
  ...['Category', 'Priority', 'Status', 'Forwarded', 'Archived'],
  ...['Assignee', 'Last answer'],
];

/** A column for administrators alone, which no report has that is sent by email. */
export const NOTE_COLUMN = 'Last note among administrators';

/** The last message on request `r`, as SQL. */
const lastNote = (which: string) => `(select e.note from special_request_events e
        where e.request_id = r.id and e.note is not null and ${which} order by e.id desc limit 1)`;

/** The cells of those columns, in the words of the screens. */
export const REQUEST_CELLS = `r.id as "ID", ${day('r.created_at')} as "Date", ${ASKER_NAME} as "Guest",
      coalesce(asker.email, nullif(r.guest_email, ''))::text as "Email", p.name as "Property",
      p.location as "Location", r.title as "Title", r.description as "Description",
      upper(left(r.category, 1)) || replace(substr(r.category, 2), '_', ' ') as "Category",
      initcap(r.priority) as "Priority", initcap(replace(r.status, '_', ' ')) as "Status",
      ${day('r.forwarded_at')} as "Forwarded", ${day('r.archived_at')} as "Archived",
      coalesce(${fullName('assignee')}, '') as "Assignee",
      coalesce(${lastNote('e.is_for_asker and e.actor_id is distinct from r.user_id')}, '') as "Last answer"`;

/** The cell of that column. */
export const NOTE_CELL = `coalesce(${lastNote('not e.is_for_asker')}, '') as "${NOTE_COLUMN}"`;

export const REQUEST_CELL_TABLES = `special_requests r left join properties p on p.id = r.property_id
    left join users asker on asker.id = r.user_id
    left join users assignee on assignee.id = r.assignee_id`;
