import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { type RequestDetailsQuery, useWriteOnRequestMutation } from '../../../generated/graphql';
import { pressedKey } from '../../../lib/focus/keyboard';
import { useReread } from '../../../lib/live/reread';
import { useMediaQuery } from '../../../lib/screen/use-media-query';
import { Button } from '../../../ui/button/Button';
import { Checkbox } from '../../../ui/choice/Checkbox';
import { useMailCaveat } from '../../../ui/feedback/MailCaveat';
import { ReloadNotice } from '../../../ui/feedback/ReloadNotice';
import { TextArea } from '../../../ui/form/TextArea';
import { useDialogForm } from '../../../ui/form/use-edit-form';
import { CircleCheck, Send, StickyNote } from '../../../ui/icon/icons';
import { Row, Stack } from '../../../ui/layout/Stack';
import { DESK } from '../../../ui/theme/tokens';
import { useUnsaved } from '../../../ui/unsaved/unsaved';
import { REQUEST_QUERIES } from '../admin/alerts/live-requests';
import { isOpen } from '../request-text';
import { SavedAnswersMenu } from './SavedAnswersMenu';
import { useSetStatus } from './use-set-status';

const NOTHING = { text: '', wantsNote: false, isFulfilled: false };

interface Props {
  request: RequestDetailsQuery['specialRequest'];
  /** The version after the last change from this page. */
  ownVersion: number;
  onChanged: (version: number) => void;
  /** Called once a text has been sent. */
  onSent: () => void;
}

/** The readers of a text, and how it reaches them. */
function useReach({ user, isGuest }: Props['request'], isNote: boolean): ReactNode {
  const name = user.firstName;
  const caveat = useMailCaveat(isGuest ? `${name} will get this once it is.` : undefined);
  if (isNote) return 'Only administrators see it.';
  if (caveat && isGuest) return caveat;
  if (caveat) {
    return (
      <>
        {name} sees it on the request’s page. {caveat}
      </>
    );
  }
  if (isGuest) return `${name} gets it by email and replies to your address.`;
  return `${name} gets it by email and sees it on the request’s page.`;
}

/** Writes the guest's first name in the place of {guest}. */
const withName = (text: string, { firstName }: Props['request']['user']) =>
  text.replaceAll('{guest}', firstName);

/** How much of the field is seen: on a phone one line until it is used, and all once it has text. */
function useLook(label: string, text: string) {
  const isDesk = useMediaQuery(DESK);
  const [isUsed, setUsed] = useState(false);
  const isOneLine = !isDesk && !isUsed && text === '';
  return {
    label,
    isWhole: isDesk || text !== '',
    hideLabel: isOneLine,
    placeholder: isOneLine ? `${label}…` : undefined,
    rows: isDesk ? 3 : 1,
    maxRows: isDesk ? 10 : 5,
    onFocus: () => setUsed(true),
  };
}

/**
 * Writes to the guest, or a note for administrators. If another administrator has changed the
 * request since the last key, nothing is sent before it is read again.
 */
export function Composer({ request, ownVersion, onChanged, onSent }: Props) {
  /** The version on screen when the text was last changed; undefined for the current one. */
  const [seen, setSeen] = useState<number>();
  const [write] = useWriteOnRequestMutation();
  const { fulfil } = useSetStatus(request, onChanged);
  const version = Math.max(seen ?? request.version, ownVersion);
  const isReachable = request.user.email !== null;
  const field = useRef<HTMLTextAreaElement>(null);
  const form = useDialogForm({
    first: NOTHING,
    version,
    async save({ text: typed, wantsNote, isFulfilled }) {
      const text = withName(typed, request.user);
      if (isFulfilled) return fulfil(text, version);
      const isForAsker = isReachable && !wantsNote;
      const input = { id: request.id, text, isForAsker, expectedVersion: version };
      await write({ variables: { input } });
      return { title: isForAsker ? 'Answer sent' : 'Note added' };
    },
    reread: REQUEST_QUERIES,
    success: (message) => message,
    failure: {
      title: 'Update Failed',
      fallback: 'Failed to save what you wrote',
      inField: 'REASON',
    },
    after: () => NOTHING,
    onSaved() {
      field.current?.focus();
      onSent();
    },
  });
  const { text, wantsNote } = form.draft;
  const [isFulfilling, setFulfilling] = useState(false);
  const reread = useReread();
  useUnsaved(text.trim() !== '');
  const isNote = wantsNote || !isReachable;
  const reach = useReach(request, isNote);
  const label = isNote ? 'Note for administrators' : `Answer ${request.user.firstName}`;
  const { isWhole, ...look } = useLook(label, text);

  const change = (next: string) => {
    form.change({ text: next });
    setSeen(request.version);
  };
  const readAgain = async () => {
    await reread(REQUEST_QUERIES);
    setSeen(undefined);
  };
  const send = (isFulfilled: boolean) => {
    if (!text.trim()) return;
    setFulfilling(isFulfilled);
    void form.submit(undefined, { isFulfilled });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (pressedKey(event) !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    send(false);
  };

  return (
    <Stack
      as="form"
      $gap={3}
      aria-label="Write"
      onSubmit={(event) => {
        event.preventDefault();
        send(false);
      }}
    >
      {form.isOutdated && <ReloadNotice what="request" onReload={readAgain} />}
      <TextArea
        ref={field}
        {...look}
        hint={isWhole && reach}
        labelEnd={
          !isNote && (
            <SavedAnswersMenu
              text={text}
              onUse={(saved) => {
                const answer = withName(saved, request.user);
                change(text.trim() ? `${text.trimEnd()}\n\n${answer}` : answer);
              }}
            />
          )
        }
        value={text}
        maxLength={2000}
        onChange={({ target }) => change(target.value)}
        onKeyDown={onKeyDown}
      />
      {isWhole && (
        <Row $justify="space-between" $gap={2}>
          <Checkbox
            label="Only for administrators"
            checked={isNote}
            disabled={!isReachable}
            onCheckedChange={(wantsNote) => form.change({ wantsNote })}
          />
          <SendButtons
            isNote={isNote}
            isWriting={form.isBusy && !isFulfilling}
            isFulfilling={form.isBusy && isFulfilling}
            disabled={!text.trim() || form.isOutdated}
            onFulfil={!isNote && isOpen(request) ? () => send(true) : undefined}
          />
        </Row>
      )}
    </Stack>
  );
}

interface SendProps {
  isNote: boolean;
  isWriting: boolean;
  isFulfilling: boolean;
  disabled: boolean;
  /** Left out where the request cannot be marked fulfilled with what is written. */
  onFulfil: (() => void) | undefined;
}

function SendButtons({ isNote, isWriting, isFulfilling, disabled, onFulfil }: SendProps) {
  const isDesk = useMediaQuery(DESK);
  return (
    <Row $gap={2}>
      {onFulfil && (
        <Button
          variant="secondary"
          busy={isFulfilling}
          disabled={disabled}
          icon={<CircleCheck size={18} aria-hidden />}
          onClick={onFulfil}
        >
          {isDesk ? 'Send answer and mark fulfilled' : 'Send and mark fulfilled'}
        </Button>
      )}
      <Button
        type="submit"
        busy={isWriting}
        disabled={disabled}
        icon={isNote ? <StickyNote size={18} aria-hidden /> : <Send size={18} aria-hidden />}
      >
        {isNote ? 'Add note' : 'Send answer'}
      </Button>
    </Row>
  );
}
