import { read } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import type { FileKind } from '../../../core/files/file-kind';
import { type RequestContext, requireMember } from '../../../core/request-context';
import { policyValues } from '../../shares/share.policy';
import { mayReadMessage, takesPart, talkRefusal } from '../talk.policy';

const MAY_ADD = statement(
  'may-add-talk-file',
  `select 1 as one from talks talk
    where talk.property_id = $3 and ${takesPart('talk.property_id')}`,
);
const MAY_READ = statement(
  'may-read-talk-file',
  `select 1 as one from talk_files it join talk_messages m on m.id = it.message_id
    where it.file_id = $3 and ${mayReadMessage('m')}`,
);

/** Files of messages: who takes part uploads them; who may read a message has its files. */
export const talkFile: FileKind<RequestContext> = {
  isOfProperty: true,
  takesPdf: true,
  isPrivate: true,
  async requireUpload(call, propertyId = 0) {
    const actor = requireMember(call);
    const [mine] = await read(call.app, MAY_ADD, [...policyValues(actor), propertyId]);
    if (!mine) throw talkRefusal(actor);
  },
  async mayRead(call, { id }) {
    const actor = requireMember(call);
    // The scope that lets a program read files is not that of messages.
    if (actor.isProgram) return false;
    return (await read(call.app, MAY_READ, [...policyValues(actor), id])).length > 0;
  },
};
