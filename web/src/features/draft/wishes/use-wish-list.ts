import { skipToken } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { useSaveWishListMutation, useWishListQuery } from '../../../generated/graphql';
import { errorText } from '../../../lib/network/error-text';
import { useToast } from '../../../ui/toast/Toast';
import { useLeaveWarning, useUnsaved } from '../../../ui/unsaved/unsaved';
import type { Week } from '../room/room';

/** Rapid changes, e.g. while dragging, are saved once. */
const SETTLES_AFTER_MS = 600;

export interface Wishes {
  weeks: readonly number[];
  isAutopilot: boolean;
}

interface Options {
  /** The user's share that the list belongs to. */
  shareId: string | undefined;
  year: number;
  /** The week that a list would take immediately, if any. */
  choiceOf: (wishes: Wishes) => Week | undefined;
}

/**
 * The wish list of one of the user's shares, saved automatically soon after each change. A change
 * that would take a week immediately needs a confirmation.
 */
export function useWishList({ shareId, year, choiceOf }: Options) {
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

  function write({ weeks, isAutopilot }: Wishes) {
    if (shareId === undefined) return;
    setEdited({ shareId, year, weeks, isAutopilot });
    setSaving('waiting');
    clearTimeout(timer.current);
    save.current = () => {
      clearTimeout(timer.current);
      save.current = undefined;
      saveWishList({
        variables: { input: { shareId, year, weeks: [...weeks], isAutopilot } },
      }).then(
        () => setSaving((state) => (save.current ? state : 'saved')),
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
