import { useState } from 'react';
import styled from 'styled-components';
import { RunProgress } from '../../../../ui/data/run-lines';
import { Notice } from '../../../../ui/feedback/Notice';
import { useToast } from '../../../../ui/feedback/Toast';
import { Stack } from '../../../../ui/layout/Stack';
import { FormDialog } from '../../../../ui/overlay/FormDialog';
import { color } from '../../../../ui/theme/tokens';
import { NoteField } from '../../ask/NoteField';
import { type Action, doneText, questionOf } from './decision-words';
import { TradeLine, TradeLines } from './TradeLines';
import { TradeSides } from './TradeSides';
import type { Trade } from './trade';
import { type Decision, useDecisions } from './use-decisions';

const Message = styled.p`
  color: ${color.textMuted};
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

interface Props extends Omit<Decision, 'send'> {
  action: Action;
  /** How each answer is sent. */
  send: Record<Action, Decision['send']>;
  /** Called with those that were not decided. */
  onClose: (left: readonly Trade[]) => void;
}

/** Approves or declines swaps after a question, with one optional reason. */
export function DecisionDialog({ action, trades, send, list, onClose }: Props) {
  const { decide, progress, left, problems } = useDecisions({ trades, send: send[action], list });
  const { toast } = useToast();
  const [note, setNote] = useState('');
  const isTried = problems.size > 0;
  const { title, label, outcome, reasonLabel, ...texts } = questionOf(action, trades);
  const [only, ...others] = trades;
  const isOne = only !== undefined && others.length === 0;
  const go = async () => {
    if (!(await decide(note))) return;
    toast({ title: texts.done });
    onClose([]);
  };
  return (
    <FormDialog
      title={title(left.length)}
      description={isOne ? only.propertyName : outcome}
      size={isOne && only.sides.length === 2 ? 'medium' : 'large'}
      submitLabel={label(left.length)}
      cancelLabel={isTried ? 'Close' : 'Cancel'}
      danger={action === 'decline'}
      isUnsaved={note.trim() !== '' && !isTried}
      busy={progress !== undefined}
      onSubmit={go}
      onClose={() => !progress && onClose(left)}
    >
      <Stack $gap={4}>
        {isOne ? (
          <Question trade={only} outcome={outcome} problem={problems.get(only.id)} />
        ) : (
          isTried && (
            <Notice
              message={`${doneText(action, trades.length - left.length)}, ${problems.size} refused.`}
            />
          )
        )}
        <NoteField label={reasonLabel} value={note} onChange={setNote} />
        <RunProgress label={label(left.length)} progress={progress} />
        {!isOne && (
          <TradeLines>
            {left.map((trade) => (
              <TradeLine key={trade.id} trade={trade} problem={problems.get(trade.id)} />
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
}

/** One swap with what its requester wrote, and what comes of the answer. */
function Question({ trade: { sides, message }, outcome, problem }: QuestionProps) {
  return (
    <>
      <TradeSides sides={sides} />
      {message && <Message>“{message}”</Message>}
      {problem ? <Notice message={problem} /> : <p>{outcome}</p>}
    </>
  );
}
