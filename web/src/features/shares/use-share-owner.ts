import { useApolloClient } from '@apollo/client/react';
import { splitName } from '@rules/shares';
import { type Ref, useImperativeHandle, useRef, useState } from 'react';
import {
  type AdminSharePartsFragment,
  ShareHandoverDocument,
  useUpsertShareOwnerMutation,
} from '../../generated/graphql';
import { isEqual } from '../../lib/is-equal';
import { useReread } from '../../lib/live/reread';
import { dataOf } from '../../lib/network/data-of';
import { EMAIL_NOTE, looksLikeEmail } from '../../lib/text/email';
import { useAttempt } from '../../ui/feedback/use-attempt';
import { reasonInput } from '../../ui/form/ReasonField';
import { type Problems, useEditForm } from '../../ui/form/use-edit-form';
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

interface Owner {
  ownerName: string;
  ownerEmail: string;
}

const typedIn = ({ ownerName, ownerEmail }: Owner): Owner => ({
  ownerName: ownerName.trim(),
  ownerEmail: ownerEmail.trim(),
});

function problemsOf(draft: Owner): Problems<Owner> {
  const { ownerName, ownerEmail } = typedIn(draft);
  return {
    ...(splitName(ownerName) === null && { ownerName: 'Enter a first and a last name' }),
    ...(!looksLikeEmail(ownerEmail) && {
      ownerEmail: ownerEmail === '' ? 'Enter an email address' : EMAIL_NOTE,
    }),
  };
}

/** A question about a change of owner, with its effects. */
interface Question {
  handover: Handover;
  isConfirmed: boolean;
  confirm: (reason: string) => void;
  decline: () => void;
}

const DECLINED = new Error('The question was declined.');

/** Edits a share's owner and saves the change; a change of owner needs a confirmation. */
export function useShareOwner(place: OwnedPlace) {
  const { propertyId, shareNumber, share, onReload, together } = place;
  const shown = { ownerName: share ? ownerOf(share) : '', ownerEmail: share?.ownerEmail ?? '' };
  // Version 0 means that the share is still vacant, as displayed here.
  const shownVersion = share?.version ?? 0;
  const [version, setVersion] = useState(shownVersion);
  const [asked, setAsked] = useState<Question>();
  const wasDeclined = useRef(false);
  const [upsert] = useUpsertShareOwnerMutation();
  const client = useApolloClient();
  const { attempt } = useAttempt();
  const reread = useReread();

  const giveBack = (version: number) =>
    attempt({
      action: () =>
        upsert({ variables: { input: { propertyId, shareNumber, ...shown, version } } }),
      reread: QUERIES_OF_SHARES,
      success: { title: 'Share given back', description: shown.ownerName },
      failure: { title: 'Error', fallback: 'Failed to give the share back' },
    });

  /** The effects of a change of owner; undefined for a new name of the same one. */
  const foresee = async ({ ownerEmail }: Owner): Promise<Handover | undefined> => {
    if (ownerEmail.toLowerCase() === shown.ownerEmail.toLowerCase()) return undefined;
    const variables = { propertyId, shareNumber, ownerEmail };
    const options = { query: ShareHandoverDocument, fetchPolicy: 'network-only' } as const;
    return dataOf(await client.query({ ...options, variables })).shareHandover;
  };
  /** Resolves to the reason for the owners. */
  const ask = (handover: Handover) =>
    new Promise<string>((confirm, reject) => {
      setAsked({ handover, isConfirmed: false, confirm, decline: () => reject(DECLINED) });
    });

  const form = useEditForm({
    first: shown,
    version,
    check: problemsOf,
    async save(draft) {
      const owner = typedIn(draft);
      const handover = await foresee(owner);
      const receiver = handover?.receiverName ?? owner.ownerName;
      const isPlain = !handover || (handover.ownerName === null && receiver === owner.ownerName);
      const reason = isPlain ? '' : await ask(handover);
      const input = { propertyId, shareNumber, ...owner, version, ...reasonInput(reason) };
      const { data } = await upsert({ variables: { input } });
      await reread(QUERIES_OF_SHARES);
      const canGoBack = shown.ownerEmail !== '' && !isPlain && isReversible(handover);
      return { receiver, canGoBack, saved: data?.upsertShareOwner.version ?? version };
    },
    success: ({ receiver, canGoBack, saved }) =>
      together
        ? undefined
        : {
            title: 'Share updated',
            description: `Share ${shareNumber}: ${receiver}`,
            ...(canGoBack && { action: { label: 'Undo', onClick: () => void giveBack(saved) } }),
          },
    failure: {
      title: 'Error updating share',
      fallback: 'Failed to update share ownership',
      inField: 'REASON',
    },
    onError: (error) => {
      setAsked(undefined);
      wasDeclined.current = error === DECLINED;
      return wasDeclined.current;
    },
    onSaved({ saved }) {
      setVersion(saved);
      setAsked(undefined);
    },
  });
  const { isChanged, isOutdated } = form;
  const owner = typedIn(form.draft);
  // Lists may be refetched; what is typed keeps the version that it began with.
  if (!isChanged && !isEqual([form.first, version], [shown, shownVersion])) {
    setVersion(shownVersion);
    form.rebase(shown);
    form.set(shown);
  }

  const submit = async (root?: HTMLElement) => {
    wasDeclined.current = false;
    if (!isChanged) return false;
    const isSaved = await form.submit(root);
    return isSaved || (wasDeclined.current ? undefined : false);
  };
  useImperativeHandle(together, () => ({ isChanged, submit }));

  return {
    ...form,
    owner,
    submit,
    isReady: isChanged && !isOutdated && owner.ownerName !== '' && owner.ownerEmail !== '',
    async reload() {
      await onReload();
      form.set(form.first);
    },
    question: asked && {
      handover: asked.handover,
      busy: asked.isConfirmed,
      onConfirm: (reason: string) => {
        setAsked({ ...asked, isConfirmed: true });
        asked.confirm(reason);
      },
      onClose: asked.decline,
    },
  };
}
