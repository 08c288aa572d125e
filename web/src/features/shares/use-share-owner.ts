import { useApolloClient } from '@apollo/client/react';
import { splitName } from '@rules/shares';
import { type Ref, useImperativeHandle, useRef, useState } from 'react';
import {
  type AdminSharePartsFragment,
  ShareHandoverDocument,
  useUpsertShareOwnerMutation,
} from '../../generated/graphql';
import { useReread } from '../../lib/live/use-live';
import { errorField, isVersionConflict, refusalOf } from '../../lib/network/error-text';
import { EMAIL_NOTE, looksLikeEmail } from '../../lib/text/email';
import { useAttempt } from '../../ui/feedback/use-attempt';
import { reasonInput } from '../../ui/form/ReasonField';
import { useUnsaved } from '../../ui/unsaved/unsaved';
import { type Handover, isReversible } from './handover/handover';
import { ownerOf } from './owner';
import { QUERIES_OF_SHARES } from './share-queries';

export interface OwnedPlace {
  propertyId: string;
  shareNumber: number;
  /** Undefined while the share is vacant. */
  share: AdminSharePartsFragment | undefined;
  onReload: () => Promise<unknown>;
  /** Where it is saved together with others; it has no button of its own then. */
  together?: Ref<OwnerToSave>;
}

/** A row that is saved together with others. */
export interface OwnerToSave {
  isChanged: boolean;
  /** Returns whether the row was saved; undefined if the question that it asked was declined. */
  submit: () => Promise<boolean | undefined>;
}

/** The errors below the fields. */
interface Problems {
  name?: string | undefined;
  email?: string | undefined;
}

/** The server’s reason to refuse, in words for the field. */
function problemsOf({
  ownerName,
  ownerEmail,
}: {
  ownerName: string;
  ownerEmail: string;
}): Problems {
  return {
    ...(splitName(ownerName) === null && { name: 'Enter a first and a last name' }),
    ...(!looksLikeEmail(ownerEmail) && {
      email: ownerEmail === '' ? 'Enter an email address' : EMAIL_NOTE,
    }),
  };
}

const FIELDS = new Map<string | undefined, keyof Problems>([
  ['ownerName', 'name'],
  ['ownerEmail', 'email'],
]);

const FAILURE = { title: 'Error updating share', fallback: 'Failed to update share ownership' };

/** Edits a share's owner and saves the change. */
export function useShareOwner(place: OwnedPlace) {
  const { propertyId, shareNumber, share, onReload, together } = place;
  const shown = {
    name: share ? ownerOf(share) : '',
    email: share?.ownerEmail ?? '',
    // Version 0 means that the share is still vacant, as displayed here.
    version: share?.version ?? 0,
  };
  // Lists may be refetched; the form keeps the version that it was opened with.
  const [draft, setDraft] = useState<typeof shown>();
  const { name, email, version } = draft ?? shown;
  const [isOutdated, setOutdated] = useState(false);
  const [problems, setProblems] = useState<Problems>({});
  /** The effects of a change of owner, while the confirmation is open. */
  const [asked, setAsked] = useState<Handover>();
  const answer = useRef<(isSaved: boolean | undefined) => void>(undefined);
  const [upsert] = useUpsertShareOwnerMutation();
  const client = useApolloClient();
  const { attempt, isBusy } = useAttempt();
  const reread = useReread();
  const isChanged = draft !== undefined;
  useUnsaved(isChanged);
  const owner = { ownerName: name.trim(), ownerEmail: email.trim() };
  const isReady = isChanged && !isOutdated && owner.ownerName !== '' && owner.ownerEmail !== '';

  /** Shows a refusal of a field below it, without the field's name in the API. */
  const onRefusal = (error: unknown) => {
    const field = FIELDS.get(errorField(error));
    if (!field) return false;
    const text = refusalOf(error)?.replace(/^owner(Name|Email) must/, 'Must') ?? '';
    setProblems({ [field]: text });
    return text !== '';
  };

  const giveBack = (version: number) => {
    const former = { ownerName: shown.name, ownerEmail: shown.email };
    return attempt({
      action: () =>
        upsert({ variables: { input: { propertyId, shareNumber, ...former, version } } }),
      reread: QUERIES_OF_SHARES,
      success: { title: 'Share given back', description: former.ownerName },
      failure: { title: 'Error', fallback: 'Failed to give the share back' },
    });
  };

  const save = async (receiverName: string, reason = '') => {
    const input = { propertyId, shareNumber, ...owner, version, ...reasonInput(reason) };
    const canGoBack = shown.email !== '' && asked !== undefined && isReversible(asked);
    const isSaved = await attempt({
      action: async () => {
        const { data } = await upsert({ variables: { input } });
        await reread(QUERIES_OF_SHARES);
        return data?.upsertShareOwner.version ?? version;
      },
      ...(!together && {
        success: (saved: number) => ({
          title: 'Share updated',
          description: `Share ${shareNumber}: ${receiverName}`,
          ...(canGoBack && { action: { label: 'Undo', onClick: () => void giveBack(saved) } }),
        }),
      }),
      failure: FAILURE,
      onError: (error) => {
        const isLate = isVersionConflict(error);
        setOutdated(isLate);
        return isLate || onRefusal(error);
      },
    });
    setAsked(undefined);
    if (isSaved) setDraft(undefined);
    return isSaved;
  };

  const foresee = async (): Promise<Handover | undefined> => {
    let handover: Handover | undefined;
    const action = async () => {
      const { data } = await client.query({
        query: ShareHandoverDocument,
        variables: { propertyId, shareNumber, ownerEmail: owner.ownerEmail },
        fetchPolicy: 'network-only',
      });
      handover = data?.shareHandover;
    };
    return (await attempt({ action, failure: FAILURE, onError: onRefusal })) ? handover : undefined;
  };

  const giveToOther = async () => {
    const handover = await foresee();
    if (!handover) return false;
    const { ownerName, receiverName } = handover;
    const isPlain = ownerName === null && (receiverName ?? owner.ownerName) === owner.ownerName;
    if (isPlain) return save(owner.ownerName);
    setAsked(handover);
    return new Promise<boolean | undefined>((resolve) => {
      answer.current = resolve;
    });
  };

  /** A new name of the same owner is saved at once; a change of owner needs a confirmation. */
  const submit = async () => {
    if (!isChanged || isOutdated) return false;
    const found = problemsOf(owner);
    setProblems(found);
    if (found.name || found.email) return false;
    const isSame = owner.ownerEmail.toLowerCase() === shown.email.toLowerCase();
    return isSame ? save(owner.ownerName) : giveToOther();
  };
  useImperativeHandle(together, () => ({ isChanged, submit }));

  return {
    name,
    email,
    problems,
    owner,
    isChanged,
    isReady,
    isBusy,
    isOutdated,
    submit,
    change(changes: Partial<typeof shown>) {
      const next = { ...(draft ?? shown), ...changes };
      setProblems({});
      setDraft(next.name === shown.name && next.email === shown.email ? undefined : next);
    },
    async reload() {
      await onReload();
      setDraft(undefined);
      setOutdated(false);
    },
    question: asked && {
      handover: asked,
      onConfirm: async (reason: string) =>
        answer.current?.(await save(asked.receiverName ?? owner.ownerName, reason)),
      onClose: () => {
        setAsked(undefined);
        answer.current?.(undefined);
      },
    },
  };
}
