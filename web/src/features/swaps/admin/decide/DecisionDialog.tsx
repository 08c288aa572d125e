import type { DocumentNode } from 'graphql';
import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { Button } from '../../../../ui/button/Button';
import { RunProgress } from '../../../../ui/data/run-lines';
import { Notice } from '../../../../ui/feedback/Notice';
import { useToast } from '../../../../ui/feedback/Toast';
import { Row, Stack } from '../../../../ui/layout/Stack';
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

/** How many of several swaps were decided, and how many refused. */
const triedText = (action: Action, decided: number, refused: number, isHopeless: boolean) =>
  isHopeless && decided === 0
    ? `${swaps(refused)} cannot be approved.`
    : `${doneText(action, decided)}, ${refused} refused.`;

/** Swaps that cannot be approved, with the reason to decline them for. */
interface Refused {
  trades: readonly Trade[];
  reason: string;
}

/**
 * Approves or declines swaps after a question, with one optional reason. Where none of those that
 * are left can be approved, it offers to decline them, for the reason that the server gave.
 */
export function DecisionDialog({ action, trades, send, list, onClose }: Props) {
  const { decide, progress, left, problems } = useDecisions(trades, list);
  const { toast } = useToast();
  const [asked, setAsked] = useState({ action, trades });
  const [note, setNote] = useState('');
  const [refused, setRefused] = useState<Refused>();
  const isTurned = asked.action !== action;
  /** What came of the last try. */
  const [tried, setTried] = useState('');
  const { title, label, outcome, reasonLabel, done } = questionOf(asked.action, asked.trades);
  const [only, ...others] = asked.trades;
  const isOne = only !== undefined && others.length === 0;

  const go = async () => {
    const rest = await decide(send[asked.action], note);
    if (rest.length === 0) {
      toast({ title: done });
      return onClose([]);
    }
    const isHopeless =
      asked.action === 'approve' && rest.every(({ problem }) => problem?.isOfWeeks);
    const decided = asked.trades.length - rest.length;
    const problemCount = rest.filter(({ problem }) => problem).length;
    setTried(triedText(asked.action, decided, problemCount, isHopeless));
    if (!isHopeless) return;
    if (decided > 0) toast({ title: doneText('approve', decided) });
    setRefused({
      trades: rest.map(({ trade }) => trade),
      reason: commonText(rest.map(({ problem }) => problem?.text)),
    });
  };
  const turn = ({ trades, reason }: Refused) => {
    setAsked({ action: 'decline', trades });
    setNote(reason || note);
  };
  const instead = refused && !isTurned && (
    <DeclineInstead count={left.length} isOne={isOne} onPress={() => turn(refused)} />
  );
  return (
    <FormDialog
      title={title(left.length)}
      description={isOne ? only.propertyName : outcome}
      size={isOne && only.sides.length === 2 ? 'medium' : 'large'}
      submitLabel={label(left.length)}
      cancelLabel={tried ? 'Close' : 'Cancel'}
      danger={asked.action === 'decline'}
      disabled={Boolean(instead)}
      isUnsaved={note.trim() !== '' && note !== refused?.reason}
      busy={progress !== undefined}
      onSubmit={go}
      onClose={() => !progress && onClose(left)}
    >
      <Stack $gap={4}>
        {isOne ? (
          <Question
            {...{ outcome, instead }}
            isHopeless={refused !== undefined}
            trade={only}
            problem={problems.get(only.id)?.text}
          />
        ) : (
          tried && <Notice message={tried} />
        )}
        {!isOne && instead}
        {!instead && <NoteField label={reasonLabel} value={note} onChange={setNote} />}
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

/** Elsewhere than the main button, where a second press on Approve would decline. */
function DeclineInstead(props: { count: number; isOne: boolean; onPress: () => void }) {
  const { count, isOne, onPress } = props;
  return (
    <Row>
      <Button variant="secondary" onClick={onPress}>
        {isOne ? 'Decline it instead' : `Decline ${swaps(count)} instead`}
      </Button>
    </Row>
  );
}

interface QuestionProps {
  trade: Trade;
  outcome: string;
  problem: string | undefined;
  /** True if it cannot be approved. */
  isHopeless: boolean;
  /** Offers to decline it. */
  instead: ReactNode;
}

/** One swap with what its requester wrote, and what comes of the answer. */
function Question({ trade, outcome, problem, isHopeless, instead }: QuestionProps) {
  const { sides, message } = trade;
  return (
    <>
      <TradeSides sides={sides} />
      {message && <Message>“{message}”</Message>}
      {problem && <Notice message={isHopeless ? `It cannot be approved. ${problem}` : problem} />}
      {instead || ((isHopeless || !problem) && <p>{outcome}</p>)}
    </>
  );
}
