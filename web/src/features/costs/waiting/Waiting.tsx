import { useState } from 'react';
import styled from 'styled-components';
import {
  type CostProposalsQuery,
  useAnswerProposalMutation,
  useWithdrawProposalMutation,
} from '../../../generated/graphql';
import { shortDayText } from '../../../lib/dates/dates';
import { Button } from '../../../ui/button/Button';
import { Card } from '../../../ui/card/Card';
import { Ruled } from '../../../ui/card/lines';
import { useAttempt } from '../../../ui/feedback/use-attempt';
import { Row, Stack } from '../../../ui/layout/Stack';
import { ConfirmAction } from '../../../ui/overlay/ConfirmAction';
import { Badge } from '../../../ui/text/Badge';
import { Muted } from '../../../ui/text/Text';
import { font, space } from '../../../ui/theme/tokens';
import { FileTiles } from '../../../ui/upload/FileTiles';
import { Amount, Line, Mark } from '../costs-style';
import { signOf } from '../entries/entry';
import { amountText, type House, nameOf, nameWithin } from '../house';
import { ReasonDialog } from '../ReasonDialog';
import { ALL_COSTS } from '../use-costs';
import { METHODS } from '../words';

type Proposal = CostProposalsQuery['costProposals'][number];

const Item = styled.li`
  padding-block: ${space[4]};
  &:first-child {
    padding-top: 0;
  }
  &:last-child {
    padding-bottom: 0;
  }
  h3 {
    ${font.size('body', 'bold')};
  }
`;

interface OfProposal {
  house: House;
  proposal: Proposal;
}

/** Returns what someone says has happened, in a few words. */
function paidText({ house, proposal }: OfProposal) {
  const { kind, paidBy, paidTo, supplier, date, byName, isMine } = proposal;
  const payer = nameOf(house, paidBy);
  const to =
    kind === 'PAYMENT' ? ` ${nameWithin(house, paidTo ?? 'BANK')}` : supplier && ` ${supplier}`;
  const by = payer === byName || isMine ? '' : `, entered by ${byName}`;
  return `${payer} paid${to} on ${shortDayText(date)}${by}`;
}

function StatusBadge({ proposal: { status, mayAnswer } }: { proposal: Proposal }) {
  if (status === 'REFUSED') return <Badge tone="danger">Refused</Badge>;
  return (
    <Badge tone={mayAnswer ? 'warning' : 'neutral'}>{mayAnswer ? 'Waits for you' : 'Waits'}</Badge>
  );
}

function ProposalItem({ house, proposal }: OfProposal) {
  const { kind, title, amount, files, method, answer, status } = proposal;
  const { Icon } = signOf(proposal);
  return (
    <Item>
      <Stack $gap={3}>
        <FileTiles files={files} what="Receipt" of={`of “${title}”`} />
        <Line>
          <Mark aria-hidden>
            <Icon size={20} />
          </Mark>
          <div>
            <h3>{title}</h3>
            <Muted>{paidText({ house, proposal })}</Muted>
          </div>
          <Amount style={{ fontWeight: 650 }}>{amountText(house, amount)}</Amount>
        </Line>
        <Row $gap={2}>
          <StatusBadge proposal={proposal} />
          {kind === 'EXPENSE' && method && <Muted as="span">{METHODS[method].label}</Muted>}
        </Row>
        {status === 'REFUSED' && <p>Why: {answer}</p>}
        <Answers {...{ house, proposal }} />
      </Stack>
    </Item>
  );
}

const FAILURE = { title: 'Not saved', fallback: 'Please try again.' };

/** The buttons of who may answer it, or of who entered it. */
function Answers({ proposal }: OfProposal) {
  const { id, kind, title, mayAnswer, isMine, byName } = proposal;
  const [isRefusing, setRefusing] = useState(false);
  const [isWithdrawing, setWithdrawing] = useState(false);
  const [answer] = useAnswerProposalMutation();
  const [withdraw] = useWithdrawProposalMutation();
  const { attempt, isBusy } = useAttempt();
  const isPayment = kind === 'PAYMENT';
  if (!(mayAnswer || isMine)) return null;
  const approve = () =>
    attempt({
      action: () => answer({ variables: { input: { id, isApproved: true } } }),
      reread: ALL_COSTS,
      success: {
        title: isPayment ? 'Payment confirmed' : 'Approved',
        description: 'It counts now.',
      },
      failure: FAILURE,
    });
  return (
    <Row $gap={2}>
      {mayAnswer && (
        <>
          <Button busy={isBusy} onClick={approve}>
            {isPayment ? 'Yes, it arrived' : 'Approve'}
          </Button>
          <Button variant="secondary" disabled={isBusy} onClick={() => setRefusing(true)}>
            {isPayment ? 'It did not arrive…' : 'Refuse…'}
          </Button>
        </>
      )}
      {isMine && (
        <Button variant="secondary" onClick={() => setWithdrawing(true)}>
          Withdraw…
        </Button>
      )}
      {isWithdrawing && (
        <ConfirmAction
          title={`Withdraw “${title}”?`}
          description="It is removed with its receipts."
          confirmLabel="Withdraw"
          attempt={{
            action: () => withdraw({ variables: { id } }),
            reread: ALL_COSTS,
            success: { title: 'Withdrawn' },
            failure: FAILURE,
          }}
          onClose={() => setWithdrawing(false)}
        />
      )}
      {isRefusing && (
        <ReasonDialog
          title={`Refuse “${title}”?`}
          description={`${byName} will read why, and can enter it again.`}
          label="Reason"
          maxLength={300}
          submitLabel="Refuse"
          save={(reason) =>
            answer({ variables: { input: { id, isApproved: false, answer: reason } } })
          }
          success="Refused"
          failure="It could not be refused"
          onSaved={() => setRefusing(false)}
          onClose={() => setRefusing(false)}
        />
      )}
    </Row>
  );
}

interface WaitingProps {
  house: House;
  proposals: readonly Proposal[];
}

/** Proposals that wait for an answer, first those for the user, and refused ones of theirs. */
export function Waiting({ house, proposals }: WaitingProps) {
  if (proposals.length === 0) return null;
  const place = ({ mayAnswer, status }: Proposal) => (mayAnswer ? 0 : status === 'PENDING' ? 1 : 2);
  return (
    <Card title="Waiting" text="None of this counts before it is approved.">
      <Ruled aria-label="Waiting">
        {proposals
          .toSorted((one, other) => place(one) - place(other))
          .map((proposal) => (
            <ProposalItem key={proposal.id} {...{ house, proposal }} />
          ))}
      </Ruled>
    </Card>
  );
}
