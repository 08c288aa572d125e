import { useEditTalkMessageMutation } from '../../../generated/graphql';
import { IconButton } from '../../../ui/button/IconButton';
import { useAttempt } from '../../../ui/feedback/use-attempt';
import { X } from '../../../ui/icon/icons';
import { Row } from '../../../ui/layout/Stack';
import { Composer } from '../../../ui/thread/Composer';
import { FileTray } from '../../../ui/upload/FileTray';
import { quoteOf, quoteText, type TalkMessage } from '../bubble/talk-message';
import { Quoted } from '../bubble/talk-style';
import { type Composing, useOutgoing, useTalk } from '../sync/talk-context';
import { FileButtons } from './FileButtons';
import { mentionedIn } from './mentions';
import { useMentions } from './use-mentions';
import type { useTalkFiles } from './use-talk-files';

interface TalkComposerProps {
  /** The message that is answered or changed; undefined for a new one. */
  composing: Composing | undefined;
  files: ReturnType<typeof useTalkFiles>;
  /** Called once a message is on its way. */
  onSent: () => void;
}

/** Writes a message, answers one or changes one. */
export function TalkComposer({ composing, files, onSent }: TalkComposerProps) {
  const { talk, sync } = useTalk();
  const { propertyId, people } = talk;
  const { list, ...mentions } = useMentions();
  const { save, isBusy } = useSave(composing?.message.id);
  const outgoing = useOutgoing(sync, propertyId);
  const isNew = composing?.kind !== 'edit';
  const message = composing?.message;

  const send = (content: string) => {
    const mentionIds = mentionedIn(content, people).map(({ userId }) => userId);
    if (!isNew) return save(content, mentionIds);
    const replyTo = message ? quoteOf(message) : null;
    sync.outbox.add({ propertyId, content, mentionIds, replyTo, files: [...files.files] });
    files.clear();
    onSent();
  };
  return (
    <Composer
      key={message?.id}
      {...mentions}
      draft={
        isNew
          ? sync.drafts.of(propertyId, undefined)
          : { read: () => message?.content ?? '', write: () => undefined }
      }
      isPending={isBusy || outgoing.some(({ state }) => state === 'sending')}
      canSend={!files.isBusy && !isBusy}
      hasMore={isNew && files.files.length > 0}
      keepsText={!isNew}
      above={
        <>
          {list}
          {message && <AboutMessage message={message} isNew={isNew} />}
          {isNew && <FileTray label="Files to send" {...files.tray} />}
        </>
      }
      before={isNew && <FileButtons onFiles={files.add} />}
      onSend={send}
    />
  );
}

/** Returns a function that stores the changed text of a message. */
function useSave(messageId = '') {
  const { compose } = useTalk();
  const { attempt, isBusy } = useAttempt();
  const [edit] = useEditTalkMessageMutation();
  const save = (content: string, mentionIds: string[]) => {
    const input = { id: messageId, content, mentionIds };
    void attempt({
      action: () => edit({ variables: { input } }),
      onDone: () => compose(),
      failure: { title: 'Could not be changed', fallback: 'Please try again' },
    });
  };
  return { save, isBusy };
}

/** The message that is answered or changed, above the text. */
function AboutMessage({ message, isNew }: { message: TalkMessage; isNew: boolean }) {
  const { compose } = useTalk();
  return (
    <Row $nowrap>
      <Quoted as="div">
        <strong>{isNew ? message.authorName : 'Edit'}</strong>
        <span>{quoteText(quoteOf(message))}</span>
      </Quoted>
      <IconButton label="Cancel" icon={<X size={18} />} onClick={() => compose()} />
    </Row>
  );
}
