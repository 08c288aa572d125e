import { read } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import { limitOwnChanges } from '../../../core/limits/own-changes';
import { type RequestContext, requireMember } from '../../../core/request-context';
import { policyValues } from '../../shares/share.policy';
import type { SetTalkNotifyInput } from '../talk.inputs';
import { takesPart, talkRefusal } from '../talk.policy';
import type { TalkNotify } from '../talk.types';

const SET = statement(
  'set-talk-notify',
  `insert into talk_people as reader (property_id, user_id, notify)
    select talk.property_id, $1, $4 from talks talk
    where talk.property_id = $3 and ${takesPart('talk.property_id')}
    on conflict (property_id, user_id) do update set notify = excluded.notify
    returning notify`,
);

/** Chooses which messages of a talk notify the caller on their devices. */
export async function setTalkNotify(
  call: RequestContext,
  { propertyId, notify }: SetTalkNotifyInput,
): Promise<TalkNotify> {
  const actor = requireMember(call);
  await limitOwnChanges(call.app, actor);
  const [set] = await read(call.app, SET, [...policyValues(actor), propertyId, notify]);
  if (!set) throw talkRefusal(actor);
  return set.notify;
}
