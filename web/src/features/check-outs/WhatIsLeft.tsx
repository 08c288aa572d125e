import type { CheckOutPartsFragment } from '../../generated/graphql';
import { momentText } from '../../lib/dates/dates';
import { Stack } from '../../ui/layout/Stack';
import { Facts } from '../../ui/text/Facts';
import { Muted } from '../../ui/text/Text';
import { Pictures } from './Pictures';

/** A check-out as the next arrival reads it. */
export function WhatIsLeft({ checkOut }: { checkOut: CheckOutPartsFragment }) {
  const { byName, at, tasks, readings, note, problems, pictures } = checkOut;
  const open = tasks.filter(({ isDone }) => !isDone).map(({ text }) => text);
  const facts = [
    ['Not done', open.join('\n')] as const,
    ['Broken or missing', problems.join('\n')] as const,
    ...readings.map(({ meter, reading }) => [meter, reading] as const),
  ].filter(([, value]) => value);
  return (
    <Stack>
      {note && <p style={{ whiteSpace: 'pre-line' }}>{note}</p>}
      {facts.length > 0 && (
        <div style={{ whiteSpace: 'pre-line' }}>
          <Facts facts={facts} />
        </div>
      )}
      {tasks.length > 0 && open.length === 0 && <p>Everything on the checklist is done.</p>}
      <Pictures pictures={pictures} />
      <Muted>
        {byName}, {momentText(at)}
      </Muted>
    </Stack>
  );
}
