import { skipToken, useApolloClient } from '@apollo/client/react';
import { commitmentOf, listText, newSalt } from '@rules/draft';
import { useEffect, useRef, useState } from 'react';
import { useSaveWishListMutation, useWishListQuery } from '../../../generated/graphql';
import { errorText } from '../../../lib/network/error-text';
import { useToast } from '../../../ui/toast/Toast';
import { useLeaveWarning, useUnsaved } from '../../../ui/unsaved/unsaved';
import { keepReceipt } from '../devices/receipts';
import { sendSigned } from '../devices/sign';
import type { Draft, Seat, Week } from '../room/room';

/** Rapid changes, e.g. while dragging, are saved once. */
const SETTLES_AFTER_MS = 600;

export interface Wishes {
  weeks: readonly number[];
  isAutopilot: boolean;
}

interface Options {
  /** The seat of the user’s share that the list belongs to. */
  seat: Seat | undefined;
  draft: Draft | undefined;
  year: number;
  /** The week that a list would take immediately, if any. */
  choiceOf: (wishes: Wishes) => Week | undefined;
}

/**
 * The wish list of one of the user's shares, saved automatically soon after each change. A change
 * that would take a week immediately needs a confirmation.
 */
export function useWishList({ seat, draft, year, choiceOf }: Options) {
  const shareId = seat?.shareId;
  const client = useApolloClient();
  const { toast } = useToast();
  const { data, error, refetch } = useWishListQuery(
    shareId === undefined
      ? skipToken
      : { variables: { shareId, year }, fetchPolicy: 'network-only' },
  );
  const [saveWishList] = useSaveWishListMutation();
  const [edited, setEdited] = useState<Wishes & { shareId: string; year: number }>();
  const [asked, setAsked] = useState<{ week: Week; next: Wishes }>();
  const [saving, setSaving] = useState<'idle' | 'waiting' | 'saved' | 'failed'>('idle');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const save = useRef<() => void>(undefined);
  // Saved one after another: the last change counts.
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const [receipt, setReceipt] = useState<{ shareId: string; commitment: string | null }>();
  const newest = useRef(draft);
  useEffect(() => {
    newest.current = draft;
  });
  // Unsaved changes are saved on leaving.
  // biome-ignore lint/correctness/useExhaustiveDependencies: saves for the share and year being left
  useEffect(() => () => save.current?.(), [shareId, year]);

  useLeaveWarning(saving === 'waiting');
  useUnsaved(saving === 'failed');

  const read = data?.wishList;
  const isMine = edited?.shareId === shareId && edited?.year === year;
  const now: Wishes | undefined = isMine ? edited : read;

  function change(changes: Partial<Wishes>) {
    if (!now) return;
    const next = { ...now, ...changes };
    const week = choiceOf(next);
    if (week) setAsked({ week, next });
    else write(next);
  }

  /** Saves a list with a salt of this browser’s, so that its receipt needs no one’s word. */
  async function send({ weeks, isAutopilot }: Wishes, { shareNumber, ...of }: Seat) {
    const list = { shareId: of.shareId, year, weeks: [...weeks], isAutopilot };
    if (!globalThis.crypto?.subtle) return saveWishList({ variables: { input: list } });
    const salt = newSalt();
    const commitment = await commitmentOf(salt, list);
    const isOpen = draft?.status === 'RUNNING' || draft?.status === 'PAUSED';
    if (!isOpen) return saveWishList({ variables: { input: { ...list, salt } } });
    return sendSigned(client, draft, {
      text: (hash) => listText(hash, { share: shareNumber, commitment }),
      send: (signed) => saveWishList({ variables: { input: { ...list, salt, signed } } }),
    });
  }

  /** Shows the receipt, and keeps it until the log of the draft has the list. */
  function takeReceipt(of: Seat, commitment: string | null) {
    setReceipt({ shareId: of.shareId, commitment });
    if (!draft || !commitment) return;
    // A turn that began before the answer says nothing about the list.
    const now = newest.current?.id === draft.id ? newest.current : draft;
    keepReceipt(now, of.shareId, commitment);
  }

  function write(wishes: Wishes) {
    if (seat === undefined) return;
    const { weeks, isAutopilot } = wishes;
    setEdited({ shareId: seat.shareId, year, weeks, isAutopilot });
    setSaving('waiting');
    clearTimeout(timer.current);
    save.current = () => {
      clearTimeout(timer.current);
      save.current = undefined;
      last.current = last.current
        .then(() => send(wishes, seat))
        .then(
          ({ data: saved }) => {
            if (saved) takeReceipt(seat, saved.saveWishList.commitment);
            setSaving((state) => (save.current ? state : 'saved'));
          },
          (failure) => {
            setSaving('failed');
            toast({
              title: 'Your wish list could not be saved',
              description: errorText(failure, 'Please try again'),
              destructive: true,
            });
          },
        );
    };
    timer.current = setTimeout(() => save.current?.(), SETTLES_AFTER_MS);
  }

  const list = now && {
    weeks: now.weeks,
    isAutopilot: now.isAutopilot,
    lastYear: read?.lastYear ?? [],
    saving,
    receipt: receipt?.shareId === shareId ? receipt?.commitment : read?.commitment,
    setWeeks: (weeks: readonly number[]) => change({ weeks }),
    add: (week: number) => change({ weeks: [...now.weeks.filter((it) => it !== week), week] }),
    remove: (week: number) => change({ weeks: now.weeks.filter((it) => it !== week) }),
    setAutopilot: (isAutopilot: boolean) => change({ isAutopilot }),
    retry: () => change({}),
  };
  const question = asked && {
    week: asked.week,
    onConfirm: () => {
      write(asked.next);
      setAsked(undefined);
    },
    onClose: () => setAsked(undefined),
  };
  return { list, error, refetch, question };
}

export type WishList = NonNullable<ReturnType<typeof useWishList>['list']>;
