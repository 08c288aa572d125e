import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { type RequestDetailsQuery, useWriteOnRequestMutation } from '../../../generated/graphql';
import { pressedKey } from '../../../lib/focus/keyboard';
import { useReread } from '../../../lib/live/use-live';
import { isVersionConflict } from '../../../lib/network/error-text';
import { useMediaQuery } from '../../../lib/screen/use-media-query';
import { Button } from '../../../ui/button/Button';
import { Checkbox } from '../../../ui/choice/Checkbox';
import { useMailCaveat } from '../../../ui/feedback/MailCaveat';
import { ReloadNotice } from '../../../ui/feedback/ReloadNotice';
import { useAttempt } from '../../../ui/feedback/use-attempt';
import { TextArea } from '../../../ui/form/TextArea';
import { CircleCheck, Send, StickyNote } from '../../../ui/icon/icons';
import { Row, Stack } from '../../../ui/layout/Stack';
import { DESK } from '../../../ui/theme/tokens';
import { useUnsaved } from '../../../ui/unsaved/unsaved';
import { REQUEST_QUERIES } from '../admin/alerts/live-requests';
import { isOpen } from '../request-text';
import { SavedAnswersMenu } from './SavedAnswersMenu';
import { useSetStatus } from './use-set-status';

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
  const [text, setText] = useState('');
  const [wantsNote, setNote] = useState(false);
  /** The version on screen when the text was last changed; undefined for the current one. */
  const [seen, setSeen] = useState<number>();
  const [isOutdated, setOutdated] = useState(false);
  const [write] = useWriteOnRequestMutation();
  const { attempt, isBusy: isWriting } = useAttempt();
  const { fulfil, isBusy: isFulfilling } = useSetStatus(request, onChanged);
  const isBusy = isWriting || isFulfilling;
  const reread = useReread();
  useUnsaved(text.trim() !== '');
  const isReachable = request.user.email !== null;
  const isNote = wantsNote || !isReachable;
  const reach = useReach(request, isNote);
  const label = isNote ? 'Note for administrators' : `Answer ${request.user.firstName}`;
  const { isWhole, ...look } = useLook(label, text);
  const isUnsendable = !text.trim() || isOutdated;

  const field = useRef<HTMLTextAreaElement>(null);

  const change = (next: string) => {
    setText(next);
    setSeen(request.version);
  };
  const readAgain = async () => {
    await reread(REQUEST_QUERIES);
    setSeen(undefined);
    setOutdated(false);
  };
  const onError = (error: unknown) => {
    const isConflict = isVersionConflict(error);
    setOutdated(isConflict);
    return isConflict;
  };
  const sendWith = async (save: (words: string, version: number) => Promise<boolean>) => {
    if (!text.trim() || isBusy || isOutdated) return;
    const version = Math.max(seen ?? request.version, ownVersion);
    if (!(await save(withName(text, request.user), version))) return;
    setText('');
    setNote(false);
    field.current?.focus();
    onSent();
  };
  const send = () =>
    sendWith((words, expectedVersion) => {
      const input = { id: request.id, text: words, isForAsker: !isNote, expectedVersion };
      return attempt({
        action: () => write({ variables: { input } }),
        reread: REQUEST_QUERIES,
        success: { title: isNote ? 'Note added' : 'Answer sent' },
        failure: { title: 'Update Failed', fallback: 'Failed to save what you wrote' },
        onError,
      });
    });
  const sendAndFulfil = () => sendWith((words, version) => fulfil(words, version, onError));
  const onKeyDown = (event: KeyboardEvent) => {
    if (pressedKey(event) !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void send();
  };

  return (
    <Stack
      as="form"
      $gap={3}
      aria-label="Write"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {isOutdated && <ReloadNotice what="request" onReload={readAgain} />}
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
            onCheckedChange={setNote}
          />
          <SendButtons
            {...{ isNote, isWriting, isFulfilling }}
            disabled={isUnsendable}
            onFulfil={!isNote && isOpen(request) ? sendAndFulfil : undefined}
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
