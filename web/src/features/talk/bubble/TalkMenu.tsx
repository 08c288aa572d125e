import { useState } from 'react';
import {
  type TalkPartsFragment,
  useDeleteTalkMessageMutation,
  usePinTalkMessageMutation,
} from '../../../generated/graphql';
import { serverNow } from '../../../lib/dates/server-clock';
import { FAILURE } from '../../../ui/feedback/use-attempt';
import { useCopy } from '../../../ui/feedback/use-copy';
import { Copy, Eye, Pencil, Pin, Reply, Trash2 } from '../../../ui/icon/icons';
import { messageItem as item, MessageActions } from '../../../ui/menu/MessageActions';
import { ConfirmAction } from '../../../ui/overlay/ConfirmAction';
import { PeopleDialog } from '../people/PeopleDialog';
import { useTalk, useTalkChange } from '../sync/talk-context';
import { useReact } from './Reactions';
import { hasReacted, REACTIONS, readersOf, type TalkMessage } from './talk-message';

/** The time within which a message can be changed; the server enforces the same limit. */
const EDITABLE_MS = 15 * 60_000;

function rightsOf(message: TalkMessage, userId: string, talk: TalkPartsFragment) {
  const { authorId, createdAt, kind } = message;
  const isText = kind !== 'CARD';
  const isMine = isText && authorId === userId;
  const isYoung = serverNow() - Date.parse(createdAt) < EDITABLE_MS;
  return {
    mayEdit: isMine && talk.mayWrite && isYoung,
    mayDelete: isMine || (isText && talk.hasJoined),
  };
}

/** Reactions, and what can be done with a message. */
export function TalkMenu({ message }: { message: TalkMessage }) {
  const { userId, talk, sync, compose } = useTalk();
  const { id, authorName, content, kind, pinnedAt, reactions } = message;
  const { mayWrite, people } = talk;
  const [asked, setAsked] = useState<'delete' | 'readers'>();
  const copy = useCopy();
  const react = useReact(message);
  const change = useTalkChange();
  const [pin] = usePinTalkMessageMutation();
  const [remove] = useDeleteTalkMessageMutation();
  const { mayEdit, mayDelete } = rightsOf(message, userId, talk);

  const togglePin = () => change(() => pin({ variables: { input: { id, isPinned: !pinnedAt } } }));
  const quick = REACTIONS.map(([emoji, label]) => ({
    ...{ label, icon: emoji, isOn: hasReacted(reactions, emoji, userId) },
    onSelect: () => void react(emoji),
  }));
  const { read, others } = readersOf(message, people);
  const close = () => setAsked(undefined);
  return (
    <>
      <MessageActions
        content={content}
        unnamed={`the message of ${authorName}`}
        quick={mayWrite ? quick : undefined}
        items={[
          mayWrite && item('Reply', Reply, () => compose({ kind: 'reply', message })),
          content !== '' && item('Copy text', Copy, () => copy('Text', content)),
          mayWrite && item(pinnedAt ? 'Unpin' : 'Pin', Pin, togglePin),
          kind !== 'CARD' && item('Read by', Eye, () => setAsked('readers')),
          mayEdit && item('Edit', Pencil, () => compose({ kind: 'edit', message })),
          mayDelete && item('Delete', Trash2, () => setAsked('delete'), true),
        ]}
      />
      {asked === 'readers' && (
        <PeopleDialog
          title="Read by"
          text={
            others.length === 0
              ? 'Everyone has read it.'
              : `${read.length} of ${read.length + others.length} have read it.`
          }
          people={read}
          notYet={others}
          onClose={close}
        />
      )}
      {asked === 'delete' && (
        <ConfirmAction
          title="Delete this message?"
          description="Its text, files and reactions are removed for everyone."
          confirmLabel="Delete"
          attempt={{
            action: () => remove({ variables: { id } }),
            onDone: sync.reread,
            failure: FAILURE,
          }}
          onClose={close}
        />
      )}
    </>
  );
}
