import { skipToken } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { useSaveWishListMutation, useWishListQuery } from '../../generated/graphql';
import { errorText } from '../../kit/error-text';
import { useToast } from '../../ui/Toast';

/** Changes in quick succession, as while dragging, are written once. */
const SETTLES_AFTER_MS = 600;

interface Wishes {
  weeks: readonly number[];
  isAutopilot: boolean;
}

/** The wish list of a share of mine, written by itself soon after each change. */
export function useWishList(shareId: number | undefined, year: number) {
  const { toast } = useToast();
  const { data, error, refetch } = useWishListQuery(
    shareId === undefined
      ? skipToken
      : { variables: { shareId, year }, fetchPolicy: 'network-only' },
  );
  const [saveWishList] = useSaveWishListMutation();
  const [edited, setEdited] = useState<Wishes & { shareId: number; year: number }>();
  const [saving, setSaving] = useState<'idle' | 'waiting' | 'saved' | 'failed'>('idle');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const save = useRef<() => void>(undefined);
  // What is not written yet when one goes elsewhere is written then.
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the share and year that are left
  useEffect(() => () => save.current?.(), [shareId, year]);

  const read = data?.wishList;
  const isMine = edited?.shareId === shareId && edited?.year === year;
  const now: Wishes | undefined = isMine ? edited : read;

  function change(next: Partial<Wishes>) {
    if (!now || shareId === undefined) return;
    const { weeks, isAutopilot } = { ...now, ...next };
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
  return { list, error, refetch };
}

export type WishList = NonNullable<ReturnType<typeof useWishList>['list']>;
