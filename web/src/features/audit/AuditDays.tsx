import { useId, useState } from 'react';
import styled, { css } from 'styled-components';
import { dayText } from '../../lib/dates/dates';
import { nearDay } from '../../lib/dates/near-time';
import { Ruled } from '../../ui/card/lines';
import { ChevronDown } from '../../ui/icon/icons';
import { Stack } from '../../ui/layout/Stack';
import { box, color, font, size, space, weight } from '../../ui/theme/tokens';
import { Circle } from './ActionIcon';
import { EntryLine, Parts } from './AuditEntry';
import { daysOf, type Entry, type Run } from './audit-runs';

const Day = styled.h2<{ $isInCard: boolean }>`
  && {
    padding-inline: ${({ $isInCard }) => ($isInCard ? 0 : space[1])};
    color: ${color.textMuted};
    font: ${weight.medium} ${size.small} / 1.5 ${font.text};
  }
`;
const sheet = css`
  padding-block: ${space[1]};
  ${box.surface('large')};
`;
/** The lines begin and end where the card's title does. */
const inCard = css`
  li > div {
    padding-inline: 0;
  }
`;
const Sheet = styled(Ruled)<{ $isInCard: boolean }>`
  ${({ $isInCard }) => ($isInCard ? inCard : sheet)}
`;
/** The entries of a run, below its summary and its icon. */
const Inner = styled(Ruled)`
  border-top: 1px solid ${color.border};
  background: ${color.background};
  ${Circle} {
    visibility: hidden;
  }
`;
const Toggle = styled.button`
  ${box.inline(1)};
  color: ${color.primaryText};
  font-weight: ${weight.medium};
  &:hover {
    text-decoration: underline;
  }
  &[aria-expanded='true'] svg {
    rotate: 180deg;
  }
`;

const Single = ({ entry }: { entry: Entry }) => (
  <EntryLine entry={entry}>
    <Parts parts={entry.sentence} />
  </EntryLine>
);

function RunLine({ entries, summary }: Run) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  if (!summary) return <Single entry={entries[0]} />;
  return (
    <>
      <EntryLine entry={entries[0]} since={entries.at(-1)?.at}>
        <Parts parts={summary.before} />
        <Toggle
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {summary.count}
          <ChevronDown size={16} aria-hidden />
        </Toggle>
        <Parts parts={summary.after} />
      </EntryLine>
      {isOpen && (
        <Inner id={id}>
          {entries.map((entry) => (
            <li key={entry.id}>
              <Single entry={entry} />
            </li>
          ))}
        </Inner>
      )}
    </>
  );
}

interface Props {
  entries: readonly Entry[];
  /** The most lines that are shown; defaults to all. */
  most?: number;
  /** Without a sheet of its own. */
  isInCard?: boolean;
}

/** Entries of the log under the names of their days; what repeats is one line, to be unfolded. */
export function AuditDays({ entries, most, isInCard = false }: Props) {
  return (
    <Stack as="section" $gap={4} aria-label="Administrator actions">
      {[...daysOf(entries, most)].map(([day, runs]) => (
        <Stack key={day} $gap={2}>
          <Day as={isInCard ? 'h3' : 'h2'} $isInCard={isInCard}>
            {nearDay(day) ?? dayText(day)}
          </Day>
          <Sheet aria-label={dayText(day)} $isInCard={isInCard}>
            {runs.map((run) => (
              <li key={run.entries[0].id}>
                <RunLine {...run} />
              </li>
            ))}
          </Sheet>
        </Stack>
      ))}
    </Stack>
  );
}
