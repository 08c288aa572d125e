import { documentPath, weekPath } from '../../../lib/address/paths';
import { fullDates } from '../../../lib/dates/week-dates';
import { LinkButton } from '../../../ui/button/LinkButton';
import type { TalkMessage } from './talk-message';

/** The heading of each subject, its action, and its end. */
const SUBJECTS = {
  DOCUMENT: ['New document', 'Read it', 'This document is no longer here.'],
  OPEN_WEEK: ['Open to swaps', 'See the week', 'This week is no longer open to swaps.'],
  WEEK_GIVEN_BACK: ['Free to claim', 'Claim it', 'This week is no longer free.'],
} as const;

type Card = NonNullable<TalkMessage['card']>;

/** A thing of the house as it is now, with the way to it while there is something to do. */
export function TalkCard({ propertyId, card }: { propertyId: string; card: Card }) {
  const { subject, subjectId: id, title, startDate, endDate, isOpen, isMine } = card;
  const [heading, action, ended] = SUBJECTS[subject];
  const path = startDate ? weekPath({ propertyId, startDate }) : documentPath({ propertyId, id });
  return (
    <>
      <p>
        {heading} <strong>{title}</strong>
      </p>
      {startDate && endDate && <p>{fullDates({ startDate, endDate })}</p>}
      {isOpen ? (
        <LinkButton to={path} size="small" variant="secondary">
          {isMine ? 'See it' : action}
        </LinkButton>
      ) : (
        <em>{ended}</em>
      )}
    </>
  );
}
