import type { ReactNode } from 'react';
import type { PropertyRecordQuery } from '../../../generated/graphql';
import { weekPath } from '../../../lib/address/paths';
import { dayText } from '../../../lib/dates/dates';
import { WEEKDAYS } from '../../../lib/dates/week-dates';
import { counted } from '../../../lib/text/format';
import { Card } from '../../../ui/card/Card';
import { RecordLink } from '../../../ui/table/RecordLink';
import { Facts } from '../../../ui/text/Facts';
import { Lines } from '../record-lines';
import { DocumentLines } from './DocumentLines';
import type { EditPart, PropertyRecordParts } from './parts';
import { YearLines } from './YearLines';

type PropertyRecord = PropertyRecordQuery['propertyRecord'];

interface Props extends Pick<PropertyRecordParts, 'draftStatus'> {
  record: PropertyRecord;
  editButton: (part: EditPart, label: string) => ReactNode;
}

/** The set-up of a property: details, years and drafts, documents and maintenance. */
export function PropertySide({ record, editButton, draftStatus }: Props) {
  const { property, documents, maintenance, guestCount, hasArrival } = record;
  const { id } = property;
  return (
    <>
      <Card title="Details" actions={editButton('details', 'Edit details')}>
        <Facts
          facts={[
            ['Shares', `${property.totalShares}, with ${property.weeksPerShare} weeks each`],
            ['Changeover', WEEKDAYS[property.changeoverWeekday - 1]],
            ['Time zone', property.timeZone.replaceAll('_', ' ')],
            ['Swaps', property.swapsNeedApproval ? 'Need approval' : 'Owners alone agree'],
            ['Open weeks', `One per share for ${property.claimLimitDays} days after a draft`],
            ['Arrival', hasArrival ? 'Instructions added' : 'No instructions yet'],
            [
              'Guests',
              guestCount === 0 ? 'No users linked' : `${counted(guestCount, 'user')} linked`,
            ],
          ]}
        />
      </Card>
      <Card title="Years and drafts" actions={editButton('seasons', 'Edit seasons')}>
        <YearLines {...{ record, draftStatus }} />
      </Card>
      <Card title="Documents">
        <DocumentLines propertyId={id} documents={documents} />
      </Card>
      {maintenance.length > 0 && (
        <Card title="Maintenance">
          <Lines aria-label="Maintenance">
            {maintenance.map(({ year, week, startDate, endDate }) => (
              <li key={startDate}>
                <RecordLink to={weekPath({ propertyId: id, startDate })}>
                  Week {week} of {year}
                </RecordLink>
                <span>
                  {dayText(startDate)} to {dayText(endDate)}
                </span>
              </li>
            ))}
          </Lines>
        </Card>
      )}
    </>
  );
}
