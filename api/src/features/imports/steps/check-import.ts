import type { Transaction } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import { DEFAULT_SIZE } from '../../properties/rules';
import { MAX_MEMBERS } from '../../shares/members/steps/lock-members';
import type { ImportJobView } from '../import.types';
import { checkWeeks, KNOWN_PLACES } from './check-weeks';

// Matched by name, or by name and location if the file has a location. Each table is scanned once,
// and only rows whose effect has changed are written. The first row that gives a share makes its
// person or property, and people of later rows join the owners of the share; refused and vacant rows
// make none.
const CHECK = statement(
  'check-import',
  `with ${KNOWN_PLACES}, persons as (
      select distinct lower(first_name || ' ' || last_name) as name from users
      where deleted_at is null
    ), found as (
      select r.*, u.id as user_id, u.user_role as role, coalesce(p.id, n.id) as home_id,
        coalesce(p.matches, n.matches, 0) as matches, n.all_places,
        lower(btrim(r.share_text)) ~ '^\\D*1/12$' as may_be_size,
        u.first_name || ' ' || u.last_name as user_name, namesake.place as namesake_place,
        persons.name is not null as has_namesake, meant.name as meant_name, meant.location as meant_place,
        coalesce(p.shares, n.shares, ${DEFAULT_SIZE.totalShares}) as capacity,
        lower(r.property) || chr(10) || lower(r.location) as home
      from import_rows r
      left join users u on u.email = r.email and u.deleted_at is null
      left join places p on p.name = lower(r.property) and p.location = lower(r.location)
        and r.location <> ''
      left join names n on n.name = lower(r.property) and r.location = ''
      left join names namesake on namesake.name = lower(r.property)
      left join persons on persons.name = lower(r.first_name || ' ' || r.last_name)
      left join properties meant on meant.id = r.suggested_property_id
      where r.job_id = $1
    ), placed as (
      select f.*, s.id as share_id, s.user_id as holder_id,
        coalesce(is_member(s.id, f.user_id), false) as is_owner,
        row_number() over (partition by coalesce(home_id::text, home), f.share_number, f.email
          order by line, person) as nth_of_email
      from found f
      left join shares s on s.property_id = f.home_id and s.share_number = f.share_number
    ), facts as (
      select f.*, first_value(line) over person as person_line,
        first_value(first_name || ' ' || last_name) over person as person_name,
        count(*) filter (where may_be_size and person = 1) over share as sizes,
        bool_or(f.user_id = f.holder_id) over share as has_holder,
        count(f.email) filter (where nth_of_email = 1 and not is_owner) over share
          + (select count(*) from share_members m where m.share_id = f.share_id) as owners
      from placed f
      window person as (partition by email order by line, person),
        share as (partition by coalesce(home_id::text, home), f.share_number)
    ), judged as (
      select *, case when email is null then problem
        else nullif(concat_ws(' ', problem,
        case when email <> '' and first_name <> '' and last_name <> ''
          and lower(first_name || ' ' || last_name) <> lower(person_name) then format(
          'Line %s has the same e-mail address with the name %s.', person_line, person_name) end,
        case when matches > 1 and location = '' then format(
            'There are %s properties called %s, in %s: give the location.', matches, property, all_places)
          when matches > 1 then format(
            'There are %s properties called %s in %s: rename one of them first.', matches, property,
            location) end,
        case when home_id is null and location = '' and property <> ''
          and coalesce(problem, '') not like '%give the location.' then format(
          'There is no property called %s: give the location to add it.', property) end,
        case when share_number > capacity then format('%s has only %s shares.', property, capacity)
        end,
        case when owners > ${MAX_MEMBERS} and share_number is not null then
          'A share has at most ${MAX_MEMBERS} owners.' end,
        case when sizes > 1 and may_be_size then format(
          'Is “%s” the size of the share? It must be its number, but %s rows of %s have it.',
          share_text, sizes, property) end,
        case when email like '%@%' and holder_id is not null and has_holder is not true
          and not is_owner then format(
          'Share %s of %s is held by %s.', share_number, property,
          (select h.first_name || ' ' || h.last_name from users h where h.id = holder_id)) end
        ), '') end as refusal
      from facts
    ), usable as (
      select *, refusal is null and email is not null as gives from judged
    ), ranked as (
      select *, row_number() over (partition by gives, email order by line, person) as nth_of_person,
        row_number() over (partition by gives, home_id, home order by line, person) as nth_of_home,
        row_number() over (share order by line, person) as nth_of_share,
        row_number() over (mention order by line, person) as nth_of_mention,
        first_value(line) over (mention order by line, person) as mention_line
      from usable
      window share as (partition by gives, coalesce(home_id::text, home), share_number),
        mention as (partition by gives, coalesce(home_id::text, home), share_number, email)
    ), effects as (
      select *, refusal is not null as refused,
        gives and user_id is null and nth_of_person = 1 as new_user,
        gives and home_id is null and nth_of_home = 1 as new_home,
        gives and holder_id is null and nth_of_share = 1 as assigned,
        gives and not is_owner and nth_of_mention = 1 and (holder_id is not null or nth_of_share > 1)
          as joined
      from ranked
    ), asked as (
      select *, format('Did you mean %s in %s?', meant_name, meant_place) as question,
        meant_name is not null as is_doubtful, lower(meant_name) = lower(property) as is_namesake
      from effects
    ), noted as (
      select *, concat_ws(' ', case
        when refused then concat_ws(' ', refusal, case when is_doubtful then question end)
        when email is null then 'No owner: nothing changes.'
        when nth_of_mention > 1 then format('Unchanged: line %s says the same.', mention_line)
        when not (assigned or joined) then format('Unchanged: they hold share %s.', share_number)
        else concat_ws(' ', case
            when new_user and has_namesake then format(
              'New user, though someone called %s %s has another email address.', first_name, last_name)
            when new_user then 'New user.' end,
          case when role = 'USER' then 'Becomes an owner.' end,
          case when new_home and namesake_place is not null then format(
            'New property, though there is a %s in %s.', property,
              case when is_namesake then meant_place else namesake_place end)
            when new_home then concat_ws(' ', 'New property.', case when is_doubtful then question end)
            end,
          case when assigned then format('Gets share %s.', share_number)
            else format('Joins the owners of share %s.', share_number) end,
          case when lower(user_name) <> lower(first_name || ' ' || last_name) then format(
            'It goes to %s, whose email address this is.', user_name) end) end,
        case when email is not null then nullif(reading, '') end) as said
      from asked
    ), changed as (
      update import_rows r set is_refused = e.refused, is_new_user = e.new_user,
        is_new_property = e.new_home, is_assigned = e.assigned, property_id = e.home_id,
        note = e.said, is_joined = e.joined
      from noted e where r.job_id = $1 and r.line = e.line and r.person = e.person
        and (r.is_refused, r.is_new_user, r.is_new_property, r.is_assigned, r.property_id, r.note,
            r.is_joined) is distinct from
          (e.refused, e.new_user, e.new_home, e.assigned, e.home_id, e.said, e.joined)
      returning e.refused <> e.is_refused as is_new_verdict
    )
    select coalesce(bool_or(is_new_verdict), false) as "haveRefusalsChanged" from changed`,
);

/**
 * Checks every row of an import against the current database and stores its note and effect; true
 * if other rows are refused now than before.
 */
export async function checkImport(
  transaction: Transaction,
  { id, kind }: Pick<ImportJobView, 'id' | 'kind'>,
): Promise<boolean> {
  if (kind === 'WEEKS') return checkWeeks(transaction, id);
  const [checked] = await transaction.query(CHECK, [id]);
  return checked?.haveRefusalsChanged ?? false;
}
