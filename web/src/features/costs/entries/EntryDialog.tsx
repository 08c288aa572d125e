import { fingerprintOf } from '@rules/costs';
import { useState } from 'react';
import styled from 'styled-components';
import { useReverseEntryMutation } from '../../../generated/graphql';
import { dayText, momentText } from '../../../lib/dates/dates';
import { Button } from '../../../ui/button/Button';
import { LeaveButton } from '../../../ui/button/LeaveButton';
import { ShareTile } from '../../../ui/calendar/ShareTile';
import { Undo2 } from '../../../ui/icon/icons';
import { Stack } from '../../../ui/layout/Stack';
import { Dialog } from '../../../ui/overlay/Dialog';
import { Facts } from '../../../ui/text/Facts';
import { Muted } from '../../../ui/text/Text';
import { box, font, numerals, space } from '../../../ui/theme/tokens';
import { FileTiles } from '../../../ui/upload/FileTiles';
import { Amount, Line } from '../costs-style';
import { amountText, type House, isShare, nameOf, nameWithin } from '../house';
import { ReasonDialog } from '../ReasonDialog';
import { CATEGORIES, KINDS } from '../words';
import {
  type Entry,
  isBorne,
  linesOf,
  mayReverse,
  payerOf,
  sidesOf,
  splitText,
  titleOf,
  weeksText,
} from './entry';

const Big = styled.p`
  ${font.heading('date', 1.1)};
`;

const List = styled.ul`
  ${box.grid(2)};
  margin-top: ${space[2]};
  ${numerals};
`;

const Title = styled.h3`
  ${font.size('body', 'bold')};
`;

interface EntryProps {
  house: House;
  entry: Entry;
}

/** The parts of an amount by share, or the balances that an entry changes. */
function Lines({ house, entry }: EntryProps) {
  const lines = linesOf(entry);
  const isChange = !isBorne(entry);
  if (entry.kind === 'PAYMENT') return null;
  return (
    <div>
      {lines.length > 0 && <Title>{isChange ? 'What it changes' : 'Who bears what'}</Title>}
      <Muted>{splitText(entry)}</Muted>
      {/* The keyboard scrolls a long list by it. */}
      <List aria-label="Shares" tabIndex={0}>
        {lines.map(({ account, amount: posted }) => {
          // The money of the house is a debt to its owners.
          const amount = isChange && account === 'BANK' ? -posted : posted;
          return (
            <Line as="li" key={account}>
              {isShare({ account }) && <ShareTile shareNumber={Number(account)} size={28} />}
              <span>
                {nameOf(house, account)} <Muted as="span">{weeksText(entry, account)}</Muted>
              </span>
              <Amount>
                {isChange && amount > 0 && '+'}
                {amountText(house, amount)}
              </Amount>
            </Line>
          );
        })}
      </List>
    </div>
  );
}

function factsOf({ house, entry }: EntryProps) {
  const { kind, category, supplier, date, dueOn, byName, at, seq, reverses, reversedBy } = entry;
  const payer = kind === 'EXPENSE' ? payerOf(entry) : undefined;
  const sides = kind === 'PAYMENT' ? sidesOf(entry) : undefined;
  const facts: [string, string | null | undefined][] = [
    ['What', category ? CATEGORIES[category].label : KINDS[kind].label],
    ['Paid by', payer && nameOf(house, payer)],
    ['Paid', sides && `${nameOf(house, sides.from)} to ${nameWithin(house, sides.to)}`],
    ['Paid to', supplier],
    ['Day', dayText(date)],
    [kind === 'CLOSED' ? 'Closed up to' : 'Due on', dueOn && dayText(dueOn)],
    ['Entered', byName ? `${byName}, ${momentText(at)}` : momentText(at)],
    ['Takes back', reverses === null ? null : `Entry ${reverses}`],
    ['Taken back', reversedBy === null ? null : `By entry ${reversedBy}`],
    ['Fingerprint', seq === house.seq ? fingerprintOf(house.head) : null],
  ];
  return facts.flatMap(([name, value]) => (value ? [[name, value] as const] : []));
}

/** An entry in full; bookkeepers and administrators may take it back, with a reason. */
export function EntryDialog({ house, entry, onClose }: EntryProps & { onClose: () => void }) {
  const [isReversing, setReversing] = useState(false);
  const [reverse] = useReverseEntryMutation();
  const { amount, files, seq } = entry;
  const { propertyId } = house;
  if (isReversing) {
    return (
      <ReasonDialog
        title={`Take back “${titleOf(entry)}”?`}
        description="A new entry takes back its amounts, and every owner sees why. Nothing is erased."
        label="Reason for the owners"
        maxLength={120}
        submitLabel="Take it back"
        save={(reason) => reverse({ variables: { input: { propertyId, seq, reason } } })}
        success="Taken back"
        failure="It could not be taken back"
        onSaved={onClose}
        onClose={() => setReversing(false)}
      />
    );
  }
  return (
    <Dialog
      onClose={onClose}
      title={titleOf(entry)}
      description={`Entry ${seq} of ${house.propertyName}`}
      footer={
        <>
          {house.mayKeepBooks && mayReverse(entry) && (
            <Button
              variant="secondary"
              icon={<Undo2 size={18} aria-hidden />}
              onClick={() => setReversing(true)}
            >
              Take back…
            </Button>
          )}
          <LeaveButton onLeave={onClose}>Close</LeaveButton>
        </>
      }
    >
      <Stack>
        {amount !== null && <Big>{amountText(house, amount)}</Big>}
        <FileTiles files={files} what="Receipt" of={`of “${titleOf(entry)}”`} />
        <Facts facts={factsOf({ house, entry })} />
        <Lines {...{ house, entry }} />
      </Stack>
    </Dialog>
  );
}
