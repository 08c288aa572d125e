import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { UserRecordQuery } from '../../../generated/graphql';
import { propertyRecordPath } from '../../../lib/address/paths';
import { dayText, momentText } from '../../../lib/dates/dates';
import { Card } from '../../../ui/card/Card';
import { Facts } from '../../../ui/text/Facts';
import type { UserRecordParts } from './parts';

interface Props extends Pick<UserRecordParts, 'accessOf'> {
  record: UserRecordQuery['userRecord'];
}

/** How to reach a user, and how they get in. */
export function UserSide({ record, accessOf }: Props) {
  const { user, lastSeenAt } = record;
  const { email, dateOfBirth, anniversaryDate, linkedPropertyId, linkedPropertyName } = user;
  const contact: [string, ReactNode][] = [
    [
      'Email',
      email ? (
        <a key="email" href={`mailto:${email}`}>
          {email}
        </a>
      ) : (
        '–'
      ),
    ],
    ['Birthday', dateOfBirth && dayText(dateOfBirth)],
    ['Anniversary', anniversaryDate && dayText(anniversaryDate)],
    [
      'Guest of',
      linkedPropertyId && (
        <Link key="property" to={propertyRecordPath(linkedPropertyId)}>
          {linkedPropertyName}
        </Link>
      ),
    ],
  ];
  return (
    <>
      <Card title="Contact">
        <Facts facts={contact.filter(([, value]) => value)} />
      </Card>
      <Card title="Access">
        <Facts
          facts={[
            ['Password', accessOf(user)],
            ['Role', user.userRole],
            ['Last seen', lastSeenAt ? momentText(lastSeenAt) : 'Not signed in'],
            ['Two-step verification', user.hasSecondFactor ? 'On' : 'Off'],
          ]}
        />
      </Card>
    </>
  );
}
