import type { DocumentNode } from 'graphql';
import { useState } from 'react';
import { useToast } from '../../../../ui/feedback/Toast';
import { type Action, blockedText, doneText, questionOf, triedText } from './decision-words';
import type { Trade } from './trade';
import { type Send, useDecisions } from './use-decisions';

/** Swaps that cannot be approved, with the reason to decline them for. */
interface Refused {
  trades: readonly Trade[];
  reason: string;
}

/** The text that all have in common, or none. */
function commonText(texts: readonly (string | null | undefined)[]): string {
  const [first] = texts;
  return (texts.every((text) => text === first) && first) || '';
}

/** Those of which it is known before they are tried that none can be approved. */
const knownRefused = (trades: readonly Trade[]): Refused | undefined =>
  trades.every(({ obstacle }) => obstacle)
    ? { trades, reason: commonText(trades.map(({ obstacle }) => obstacle)) }
    : undefined;

export interface QuestionOptions {
  action: Action;
  trades: readonly Trade[];
  send: Record<Action, Send>;
  /** The list that is read again afterwards. */
  list: DocumentNode;
  /** Called with those that were not decided. */
  onClose: (left: readonly Trade[]) => void;
}

/**
 * What is asked about swaps, and the answer to it. Approvals leave out what cannot be approved; once
 * nothing else is left, `turn` asks to decline it, for the reason that the server gave.
 */
export function useQuestion({ action, trades, send, list, onClose }: QuestionOptions) {
  const { decide, progress, left, problems } = useDecisions(trades, list);
  const { toast } = useToast();
  const [asked, setAsked] = useState({ action, trades });
  const [refused, setRefused] = useState(() => knownRefused(trades));
  const [note, setNote] = useState((action === 'decline' && refused?.reason) || '');
  /** What came of the last try. */
  const [tried, setTried] = useState('');
  const isApproval = asked.action === 'approve';
  const isHopeless = isApproval && refused !== undefined;
  const possible = left.filter(({ obstacle }) => !obstacle);
  const next = isApproval && !isHopeless ? possible : left;
  const words = questionOf(asked.action, asked.trades);

  const go = async () => {
    const rest = await decide(send[asked.action], { action: asked.action, tried: next, note });
    if (rest.length === 0) {
      toast({ title: words.done });
      return onClose([]);
    }
    const areRefused = isApproval && rest.every(({ problem }) => problem?.isOfWeeks);
    const decided = asked.trades.length - rest.length;
    const problemCount = rest.filter(({ problem }) => problem).length;
    setTried(triedText(asked.action, decided, problemCount, areRefused));
    if (!areRefused) return;
    if (decided > 0) toast({ title: doneText('approve', decided) });
    setRefused({
      trades: rest.map(({ trade }) => trade),
      reason: commonText(rest.map(({ problem }) => problem?.text)),
    });
  };
  const turn = () => {
    if (!refused) return;
    setAsked({ action: 'decline', trades: refused.trades });
    setNote(refused.reason || note);
  };
  return {
    ...{ asked, words, left, problems, progress, isHopeless, go, turn, note, setNote },
    /** How many are decided next. */
    count: next.length,
    hasTried: tried !== '',
    /** What is to be known of several. */
    notice: tried || (isApproval ? blockedText(left.length - possible.length, left.length) : ''),
    isUnsaved: note.trim() !== '' && note !== refused?.reason,
  };
}
