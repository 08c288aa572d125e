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
import { ALL_COSTS } from '../use-costs';
import { CATEGORIES, KINDS } from '../words';
import {
  borneOf,
  changesOf,
  type Entry,
  mayReverse,
  methodText,
  payerOf,
  roundingText,
  sidesOf,
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

/** A share and its amount. */
function PartLine({
  house,
  of,
  note,
  text,
}: {
  house: House;
  of: string;
  note: string;
  text: string;
}) {
  return (
    <Line as="li">
      {isShare({ account: of }) && <ShareTile shareNumber={Number(of)} size={28} />}
      <span>
        {nameOf(house, of)}
        {note && <Muted as="span"> · {note}</Muted>}
      </span>
      <Amount>{text}</Amount>
    </Line>
  );
}

/** Who bears what of an amount, or what an entry by hand changes. */
function Parts({ house, entry }: EntryProps) {
  const borne = borneOf(entry);
  const rounding = roundingText(entry);
  const isByHand = entry.amount === null && entry.postings.length > 0;
  if (entry.kind === 'PAYMENT') return null;
  return (
    <div>
      {(borne.length > 0 || isByHand) && (
        <Title>{isByHand ? 'What it changes' : 'Who bears what'}</Title>
      )}
      <Muted>{[methodText(entry), rounding].filter(Boolean).join(' ')}</Muted>
      <List>
        {borne.map(({ account, part }) => (
          <PartLine
            key={account}
            of={account}
            note={weeksText(entry, account)}
            text={amountText(house, part)}
            {...{ house }}
          />
        ))}
        {isByHand &&
          changesOf(entry).map(({ account, amount }) => (
            <PartLine
              key={account}
              of={account}
              note=""
              text={`${amount > 0 ? '+' : ''}${amountText(house, amount)}`}
              {...{ house }}
            />
          ))}
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
    ['Due on', dueOn && dayText(dueOn)],
    ['Entered', byName ? `${byName}, ${momentText(at)}` : momentText(at)],
    ['Takes back', reverses === null ? null : `Entry ${reverses}`],
    ['Taken back', reversedBy === null ? null : `By entry ${reversedBy}`],
    ['Fingerprint', seq === house.seq ? fingerprintOf(house.head) : null],
  ];
  return facts.flatMap(([name, value]) => (value ? [[name, value] as const] : []));
}

/** An entry in full. Who keeps the books may take it back, with a reason. */
export function EntryDialog({ house, entry, onClose }: EntryProps & { onClose: () => void }) {
  const [isReversing, setReversing] = useState(false);
  const [reverse] = useReverseEntryMutation();
  const { amount, files, seq } = entry;
  const { propertyId } = house;
  if (isReversing) {
    return (
      <ReasonDialog
        title={`Take back “${titleOf(entry)}”?`}
        description="A new entry takes back its amounts, and everybody sees why. Nothing is erased."
        label="Reason for the owners"
        maxLength={120}
        submitLabel="Take it back"
        reread={ALL_COSTS}
        save={(reason) => reverse({ variables: { input: { propertyId, seq, reason } } })}
        success={{ title: 'Taken back' }}
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
        <Parts {...{ house, entry }} />
      </Stack>
    </Dialog>
  );
}
