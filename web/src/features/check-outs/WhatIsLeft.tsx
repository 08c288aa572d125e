import styled from 'styled-components';
import type { CheckOutPartsFragment } from '../../generated/graphql';
import { momentText } from '../../lib/dates/dates';
import { Stack } from '../../ui/layout/Stack';
import { Facts } from '../../ui/text/Facts';
import { Muted } from '../../ui/text/Text';
import { space } from '../../ui/theme/tokens';
import { Pictures } from './Pictures';

const List = styled.ul`
  padding-inline-start: ${space[4]};
  list-style: disc;
`;

function Points({ title, points }: { title: string; points: readonly string[] }) {
  if (points.length === 0) return null;
  return (
    <div>
      <Muted>{title}</Muted>
      <List>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </List>
    </div>
  );
}

/** A check-out as the next arrival reads it. */
export function WhatIsLeft({ checkOut }: { checkOut: CheckOutPartsFragment }) {
  const { byName, at, tasks, readings, note, problems, pictures } = checkOut;
  const open = tasks.filter(({ isDone }) => !isDone).map(({ text }) => text);
  const facts = readings.flatMap(({ meter, reading }) =>
    reading ? [[meter, reading] as const] : [],
  );
  return (
    <Stack>
      {note && <p style={{ whiteSpace: 'pre-line' }}>{note}</p>}
      <Points title="Not done" points={open} />
      <Points title="Broken or missing" points={problems} />
      {facts.length > 0 && <Facts facts={facts} />}
      {tasks.length > 0 && open.length === 0 && <p>Everything on the checklist is done.</p>}
      <Pictures pictures={pictures} />
      <Muted>
        {byName}, {momentText(at)}
      </Muted>
    </Stack>
  );
}
