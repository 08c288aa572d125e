import styled from 'styled-components';
import type { PropertyRecordQuery } from '../../../generated/graphql';
import { calendarPath, draftPath } from '../../../lib/address/paths';
import { Row } from '../../../ui/layout/Stack';
import { RecordLink } from '../../../ui/table/RecordLink';
import { VisuallyHidden } from '../../../ui/text/hidden';
import { space } from '../../../ui/theme/tokens';
import { Lines, Muted } from '../record-lines';
import type { PropertyRecordParts } from './parts';
import { draftNote, yearText } from './property-words';

const Year = styled.li`
  && {
    display: grid;
    grid-template-columns: max-content minmax(0, 1fr) max-content;
    column-gap: ${space[4]};
  }
`;
type PropertyRecord = PropertyRecordQuery['propertyRecord'];

interface Props extends Pick<PropertyRecordParts, 'draftStatus'> {
  record: Pick<PropertyRecord, 'property' | 'years' | 'drafts'>;
}

/** The years of a property, the latest first: what is booked, and how far the draft is. */
export function YearLines({ record: { property, years, drafts }, draftStatus }: Props) {
  const propertyId = property.id;
  const all = new Set([...years, ...drafts].map(({ year }) => year));
  return (
    <Lines aria-label="Years and drafts">
      {[...all]
        .sort((a, b) => b - a)
        .map((year) => {
          const facts = years.find((one) => one.year === year);
          const draft = drafts.find((one) => one.year === year);
          return (
            <Year key={year}>
              <RecordLink to={calendarPath({ propertyId, year })}>{year}</RecordLink>
              <span>
                {facts && yearText(facts)}
                {draft && <Muted as="small">{draftNote(draft)}</Muted>}
              </span>
              {draft ? (
                <Row as="span" $gap={2} $nowrap>
                  <RecordLink to={draftPath({ propertyId, year })}>
                    Draft<VisuallyHidden> of {year}</VisuallyHidden>
                  </RecordLink>
                  {draftStatus(draft.status)}
                </Row>
              ) : (
                <Muted>No draft</Muted>
              )}
            </Year>
          );
        })}
    </Lines>
  );
}
