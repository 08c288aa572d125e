import { useCallback, useEffect, useState } from 'react';
import { useMediaQuery } from '../../lib/screen/use-media-query';
import { type Draft, type Entry, myTurn, roomOf } from './room/room';

/** The pace of picks that arrived together; many are played faster. */
const STEP_MS = 1_200;
const LONGEST_PLAY_MS = 6_000;
/** How long the last one stays. */
const LINGER_MS = 6_000;

/** The latest event of the draft. */
export interface News {
  entry: Entry | undefined;
  /** How many more entries are about to be shown. */
  more: number;
  skip: () => void;
}

/** The draft as it was after the entry `seq` of its log. */
const draftAt = (draft: Draft, seq: number): Draft => ({
  ...draft,
  seq,
  status: draft.status === 'ENDED' ? 'RUNNING' : draft.status,
  log: draft.log.filter((entry) => entry.seq <= seq),
});

const isOwnTurn = (draft: Draft) =>
  draft.status === 'RUNNING' && myTurn(roomOf(draft)) !== undefined;

interface Shown {
  id: string;
  seq: number;
  isPlaying: boolean;
  stepMs: number;
  entry?: Entry | undefined;
}

/**
 * Shows entries that arrived together one after the other. The user’s own turn is never delayed:
 * then only the news are played, and the board is up to date.
 */
export function useReveal(draft: Draft | null | undefined) {
  const isReduced = useMediaQuery('(prefers-reduced-motion: reduce)');
  const [state, setState] = useState<Shown>();
  const shown = state?.id === draft?.id ? state : undefined;
  const ahead = draft && shown ? draft.log.filter(({ seq }) => seq > shown.seq) : [];
  const [next] = ahead;

  const skip = useCallback(() => {
    if (!draft) return;
    const { id, seq, log } = draft;
    setState((now) => ({
      id,
      seq,
      isPlaying: false,
      stepMs: 0,
      entry: now?.id === id ? log.at(-1) : undefined,
    }));
  }, [draft]);

  const isUnseen = isReduced || document.hidden;
  const isOutdated = !shown || (draft?.seq ?? 0) < shown.seq || (next && isUnseen);
  useEffect(() => {
    if (isOutdated) skip();
  }, [isOutdated, skip]);

  useEffect(() => {
    if (!shown || !next || isOutdated) return;
    const quick = Math.min(STEP_MS, LONGEST_PLAY_MS / ahead.length);
    const stepMs = shown.isPlaying ? shown.stepMs : quick;
    const step = { id: shown.id, seq: next.seq, stepMs, entry: next };
    const timer = setTimeout(
      () => setState({ ...step, isPlaying: ahead.length > 1 }),
      shown.isPlaying ? stepMs : 0,
    );
    return () => clearTimeout(timer);
  }, [shown, next, ahead.length, isOutdated]);

  useEffect(() => {
    if (!shown?.entry || next) return;
    const timer = setTimeout(() => setState({ ...shown, entry: undefined }), LINGER_MS);
    return () => clearTimeout(timer);
  }, [shown, next]);

  const isBehind = shown !== undefined && (shown.isPlaying || ahead.length > 1) && next;
  const isDelayed = draft && isBehind && !isReduced && !isOwnTurn(draft);
  const news: News = { entry: shown?.entry, more: ahead.length, skip };
  return { draft: isDelayed ? draftAt(draft, shown.seq) : draft, news };
}
