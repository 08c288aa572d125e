import { wordingOf } from '../../../core/audiences/activity';
import { read } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import { type RequestContext, requireMember } from '../../../core/request-context';
import { type Phrase, piecesOf, textOf } from '../../../core/rules/sentence';
import type { ActivityView } from '../../audit/activity.type';
import { MY_ACTIVITY } from '../activity.columns';
import { activityPath, activitySentence, type Event } from '../rules';

/** A notice's facts as the statement returns them, with its kind and names. */
interface NoticeDetails extends Record<string, unknown> {
  happening: string;
  by: string | null;
  other: string | null;
}

const LATEST = statement('my-activity', MY_ACTIVITY);

/**
 * Lists the ten latest events that concern the caller or their properties, in one statement, from
 * the stored weeks, swaps, drafts, documents, rotations and requests.
 */
export async function listMyActivity(call: RequestContext): Promise<ActivityView[]> {
  const { userId } = requireMember(call);
  const rows = await read(call.app, LATEST, [userId]);
  return rows.flatMap(({ kind, id, at, facts, propertyId, propertyName }) => {
    const entry = (phrase: Phrase, path: string) => {
      const sentence = piecesOf(phrase);
      return [{ id: `${kind}-${id}`, at, text: textOf(sentence), sentence, path }];
    };
    if (kind === 'NOTICE') {
      const { happening, by, other, ...told } = facts as NoticeDetails;
      const names = { by, other, propertyId, propertyName };
      const wording = wordingOf(call.app, { kind: happening, facts: told, ...names });
      return wording ? entry(wording.sentence, wording.path) : [];
    }
    if (propertyId === null || propertyName === null) return [];
    const event = { ...facts, kind } as Event;
    const place = { propertyId, propertyName };
    return entry(activitySentence(event, place), activityPath(event, place));
  });
}
