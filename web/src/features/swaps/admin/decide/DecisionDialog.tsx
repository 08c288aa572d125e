import type { DocumentNode } from 'graphql';
import { useState } from 'react';
import styled from 'styled-components';
import { RunProgress } from '../../../../ui/data/run-lines';
import { Notice } from '../../../../ui/feedback/Notice';
import { useToast } from '../../../../ui/feedback/Toast';
import { Stack } from '../../../../ui/layout/Stack';
import { FormDialog } from '../../../../ui/overlay/FormDialog';
import { color } from '../../../../ui/theme/tokens';
import { NoteField } from '../../ask/NoteField';
import { type Action, doneText, questionOf, swaps } from './decision-words';
import { TradeLine, TradeLines } from './TradeLines';
import { TradeSides } from './TradeSides';
import type { Trade } from './trade';
import { type Send, useDecisions } from './use-decisions';

const Message = styled.p`
  color: ${color.textMuted};
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

/** The text that all have in common, or none. */
function commonText(texts: readonly (string | undefined)[]): string {
  const [first = ''] = texts;
  return texts.every((text) => text === first) ? first : '';
}

interface Props {
  action: Action;
  trades: readonly Trade[];
  send: Record<Action, Send>;
  /** The list that is read again afterwards. */
  list: DocumentNode;
  /** Called with those that were not decided. */
  onClose: (left: readonly Trade[]) => void;
}

/**
 * Approves or declines swaps after a question, with one optional reason. Where none of those that
 * are left can be approved, it asks whether to decline them, for the reason that the server gave.
 */
export function DecisionDialog({ action, trades, send, list, onClose }: Props) {
  const { decide, progress, left, problems } = useDecisions(trades, list);
  const { toast } = useToast();
  const [asked, setAsked] = useState({ action, trades });
  const [note, setNote] = useState('');
  const isTurned = asked.action !== action;
  const isTried = problems.size > 0;
  const { title, label, outcome, reasonLabel, done } = questionOf(asked.action, asked.trades);
  const [only, ...others] = asked.trades;
  const isOne = only !== undefined && others.length === 0;
  const decidedCount = asked.trades.length - left.length;

  const go = async () => {
    const rest = await decide(send[asked.action], note);
    if (rest.length === 0) {
      toast({ title: done });
      return onClose([]);
    }
    if (asked.action === 'decline' || !rest.every(({ problem }) => problem?.isOfWeeks)) return;
    const approved = asked.trades.length - rest.length;
    if (approved > 0) toast({ title: doneText('approve', approved) });
    setAsked({ action: 'decline', trades: rest.map(({ trade }) => trade) });
    setNote(commonText(rest.map(({ problem }) => problem?.text)));
  };
  return (
    <FormDialog
      title={title(left.length)}
      description={isOne ? only.propertyName : outcome}
      size={isOne && only.sides.length === 2 ? 'medium' : 'large'}
      submitLabel={label(left.length)}
      cancelLabel={isTried ? 'Close' : 'Cancel'}
      danger={asked.action === 'decline'}
      isUnsaved={note.trim() !== '' && !isTried}
      busy={progress !== undefined}
      onSubmit={go}
      onClose={() => !progress && onClose(left)}
    >
      <Stack $gap={4}>
        {isOne ? (
          <Question {...{ isTurned, outcome }} trade={only} problem={problems.get(only.id)?.text} />
        ) : (
          isTried && (
            <Notice
              message={
                isTurned && decidedCount === 0
                  ? `${swaps(left.length)} cannot be approved.`
                  : `${doneText(asked.action, decidedCount)}, ${problems.size} refused.`
              }
            />
          )
        )}
        <NoteField label={reasonLabel} value={note} onChange={setNote} />
        <RunProgress label={label(left.length)} progress={progress} />
        {!isOne && (
          <TradeLines>
            {left.map((trade) => (
              <TradeLine key={trade.id} trade={trade} problem={problems.get(trade.id)?.text} />
            ))}
          </TradeLines>
        )}
      </Stack>
    </FormDialog>
  );
}

interface QuestionProps {
  trade: Trade;
  outcome: string;
  problem: string | undefined;
  /** True if it could not be approved. */
  isTurned: boolean;
}

/** One swap with what its requester wrote, and what comes of the answer. */
function Question({ trade: { sides, message }, outcome, problem, isTurned }: QuestionProps) {
  return (
    <>
      <TradeSides sides={sides} />
      {message && <Message>“{message}”</Message>}
      {problem && <Notice message={isTurned ? `It cannot be approved. ${problem}` : problem} />}
      {(isTurned || !problem) && <p>{outcome}</p>}
    </>
  );
}
