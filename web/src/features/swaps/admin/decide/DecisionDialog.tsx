import type { ReactNode } from 'react';
import { Button } from '../../../../ui/button/Button';
import { Notice, NoticeBox } from '../../../../ui/feedback/Notice';
import { Row } from '../../../../ui/layout/Stack';
import { FormDialog } from '../../../../ui/overlay/FormDialog';
import { RunProgress } from '../../../../ui/table/run-lines';
import { Text } from '../../../../ui/text/Text';
import { NoteField } from '../../ask/NoteField';
import { askedAbout, type Problem, problemText, swaps } from './decision-words';
import { TradeGroups } from './TradeGroups';
import { TradeSides } from './TradeSides';
import type { Trade } from './trade';
import { type QuestionOptions, useQuestion } from './use-question';

/**
 * Approves or declines swaps after a question, with one optional reason. Where none of those that
 * are left can be approved, it offers to decline them.
 */
export function DecisionDialog(options: QuestionOptions) {
  const { asked, words, left, problems, count, notice, isHopeless, ...question } =
    useQuestion(options);
  const { note, progress } = question;
  const [only, ...others] = asked.trades.map(askedAbout(asked.action));
  const isOne = only !== undefined && others.length === 0;
  const label = words.label(count);
  const instead = isHopeless && (
    <DeclineInstead count={left.length} isOne={isOne} onPress={question.turn} />
  );
  return (
    <FormDialog
      title={words.title(count)}
      description={isOne ? only.propertyName : !isHopeless && words.outcome}
      size={isOne && only.sides.length === 2 ? 'medium' : 'large'}
      submitLabel={label}
      cancelLabel={question.hasTried ? 'Close' : 'Cancel'}
      danger={asked.action === 'decline'}
      disabled={isHopeless}
      isUnsaved={question.isUnsaved}
      form={{ isBusy: progress !== undefined, submit: question.go }}
      onClose={() => !progress && options.onClose(left)}
    >
      {isOne ? (
        <Question
          {...{ instead, outcome: words.outcome, trade: only }}
          problem={problems.get(only.id)}
        />
      ) : (
        notice && <Notice message={notice} />
      )}
      {!isOne && instead}
      {!isHopeless && (
        <NoteField
          label={words.reasonLabel}
          value={note}
          isSuggested={question.isSuggested}
          hint={question.hint}
          onChange={question.setNote}
        />
      )}
      <RunProgress label={label} progress={progress} onStop={question.stop} />
      {!isOne && <TradeGroups trades={left.map(askedAbout(asked.action))} problems={problems} />}
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
  problem: Problem | undefined;
  /** Offers to decline it. */
  instead: ReactNode;
}

/** One swap with the words of its requester, and the effect of the answer. */
function Question({ trade, outcome, problem, instead }: QuestionProps) {
  const { sides, message, rival } = trade;
  return (
    <>
      <TradeSides sides={sides} />
      {message && (
        <Text as="p" $tone="muted" $wrap="lines">
          “{message}”
        </Text>
      )}
      {problem && <Notice message={problemText(problem)} />}
      {!problem && rival && <NoticeBox>{rival}</NoticeBox>}
      {instead || ((problem?.isOfWeeks ?? true) && <p>{outcome}</p>)}
    </>
  );
}
