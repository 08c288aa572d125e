import { fullName } from '../auth/user.columns';
import { OWNER_NAME } from '../shares/share.columns';
import { ASKER_NAME } from '../special-requests/request.columns';
import { AWAITS_APPROVAL, SWAP_TABLES } from '../swaps/listing/swap.columns';
import { RECORD_ITEMS } from './record.types';

/** A JSON list of one SQL object per row of the tables; `order` is for the rows that are picked. */
export const jsonList = (object: string, from: string) =>
  `(select coalesce(json_agg(${object}), '[]') from ${from})`;

/** True for a request `r` that is neither closed nor archived. */
export const IS_OPEN_REQUEST = `(r.archived_at is null and r.status in ('pending', 'in_progress'))`;

/** A RecordRequest, from `r` as picked by REQUESTS. */
export const requestList = (where: string, order: string) =>
  jsonList(
    `json_build_object('id', r.id, 'title', r.title, 'status', r.status, 'priority', r.priority,
        'askerName', ${ASKER_NAME}, 'propertyName', house.name, 'createdAt', r.created_at) order by r.place`,
    `(select r.*, row_number() over (order by ${order}) as place from special_requests r
        where ${where} order by place limit ${RECORD_ITEMS}) r
      join properties house on house.id = r.property_id
      left join users asker on asker.id = r.user_id`,
  );

/** The RecordSwaps whose `swap` and share `s` meet a condition. */
export const swapList = (where: string) =>
  jsonList(
    `json_build_object('id', it.id, 'status', it.status, 'isWaiting', it."isWaiting",
        'requesterId', it."requesterId", 'requesterName', it."requesterName",
        'answererId', it."answererId", 'answererName', it."answererName",
        'propertyName', it."propertyName", 'currentWeekStart', it."currentWeekStart",
        'preferredWeekStart', it."preferredWeekStart") order by it.place`,
    `(select swap.id, swap.status, ${AWAITS_APPROVAL} as "isWaiting",
        swap.requester_id as "requesterId", ${OWNER_NAME} as "requesterName",
        swap.answerer_id as "answererId", ${fullName('answerer')} as "answererName", p.name as "propertyName",
        swap.current_week_start::text as "currentWeekStart",
        swap.preferred_week_start::text as "preferredWeekStart",
        row_number() over (order by swap.status = 'PENDING' desc, swap.id desc) as place
      from ${SWAP_TABLES} where ${where} order by place limit ${RECORD_ITEMS}) it`,
  );
