import type { DocumentNode } from 'graphql';
import { useState } from 'react';
import { useToast } from '../../../../ui/toast/Toast';
import {
  type Action,
  addTally,
  blockedText,
  doneToast,
  NOTHING_DONE,
  questionOf,
  triedText,
} from './decision-words';
import type { Trade } from './trade';
import { type Answer, type Send, useDecisions } from './use-decisions';

/** The text that all have in common, or none. */
function commonText(texts: readonly (string | undefined)[]): string {
  const [first] = texts;
  return (texts.every((text) => text === first) && first) || '';
}

/** True if the suggested reason is that of one swap, for which an empty field means none. */
const isOnlyReason = (suggested: string, { length }: readonly Trade[]) =>
  suggested !== '' && length === 1;

const OWN_REASONS =
  'If left empty, each swap that cannot be approved is declined with its own reason.';

export interface QuestionOptions {
  action: Action;
  trades: readonly Trade[];
  send: Send;
  /** The list that is read again afterwards. */
  list: DocumentNode;
  /** Called with those that were not decided. */
  onClose: (left: readonly Trade[]) => void;
}

/**
 * The question about swaps, and its answer. Approvals leave out what cannot be approved; once
 * nothing else is left, `turn` asks to decline it, for the reason that the server gave.
 */
export function useQuestion({ action, trades, send, list, onClose }: QuestionOptions) {
  const { decide, progress, stop, left, problems, reasons } = useDecisions(trades, list);
  const { toast } = useToast();
  const [asked, setAsked] = useState({ action, trades });
  const isApproval = asked.action === 'approve';
  const refusals = left.map(({ id }) => problems.get(id));
  const areRefused = left.length > 0 && refusals.every((problem) => problem?.isOfWeeks);
  const isHopeless = isApproval && areRefused;
  /** Why none of them can be approved. */
  const reason = areRefused ? commonText(refusals.map((problem) => problem?.text)) : '';
  const [suggested, setSuggested] = useState(isApproval ? '' : reason);
  const [note, setNote] = useState(suggested);
  /** The result of the last attempt. */
  const [tried, setTried] = useState('');
  const [tally, setTally] = useState(NOTHING_DONE);
  const possible = left.filter(({ obstacle }) => !obstacle);
  const next = isApproval && !isHopeless ? possible : left;
  const reasonOf = ({ id }: Trade) => reasons.get(id) ?? '';
  /** If none is written, each swap is declined with its own; those that differ are not suggested. */
  const hasOwnReasons =
    !isApproval && !isOnlyReason(suggested, asked.trades) && left.some(reasonOf);
  const written = note.trim();
  /**
   * Swaps that cannot be approved are declined only if that is still so; without a note, owners read
   * why.
   */
  const answerTo = (trade: Trade): Answer => {
    const isChecked = !isApproval && reasonOf(trade) !== '' && (written !== '' || hasOwnReasons);
    return { note: written || null, ...(isChecked && { onlyIfImpossible: true }) };
  };
  const words = questionOf(asked.action, asked.trades);

  const go = async () => {
    const answered = { action: asked.action, tried: next, answerTo };
    const { rest, tally: added } = await decide(send, answered);
    const done = addTally(tally, added);
    if (rest.length === 0) {
      toast(doneToast(asked.action, done, asked.trades.length === 1));
      return onClose([]);
    }
    setTally(done);
    const isLost = isApproval && rest.every(({ problem }) => problem?.isOfWeeks);
    const problemCount = rest.filter(({ problem }) => problem).length;
    setTried(triedText(asked.action, done, problemCount, isLost));
    if (isLost && done.decided.length > 0) toast(doneToast('approve', done));
  };
  const turn = () => {
    setAsked({ action: 'decline', trades: left });
    setTally(NOTHING_DONE);
    setSuggested(reason);
    setNote(reason || note);
  };
  return {
    ...{ asked, words, left, problems, progress, stop, isHopeless, go, turn, note, setNote },
    hint: hasOwnReasons && OWN_REASONS,
    isSuggested: note !== '' && note === suggested,
    /** How many are decided next. */
    count: next.length,
    hasTried: tried !== '',
    /** The note on several swaps. */
    notice: tried || (isApproval ? blockedText(left.length - possible.length, left.length) : ''),
    isUnsaved: written !== '' && note !== suggested,
  };
}
