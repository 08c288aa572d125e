import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { UserRecordQuery } from '../../../generated/graphql';
import { propertyRecordPath } from '../../../lib/address/paths';
import { dayText, momentText } from '../../../lib/dates/dates';
import { phoneLink } from '../../../lib/text/format';
import { Card } from '../../../ui/card/Card';
import { Row } from '../../../ui/layout/Stack';
import { Badge } from '../../../ui/text/Badge';
import { Facts } from '../../../ui/text/Facts';
import { Text } from '../../../ui/text/Text';
import type { UserRecordParts } from './parts';

interface Props extends Pick<UserRecordParts, 'accessOf'> {
  record: UserRecordQuery['userRecord'];
}

/** A text of several lines, as it was typed. */
const Lines = ({ children }: { children: string }) => <Text $wrap="lines">{children}</Text>;

/** How to reach a user, and how they get in. */
export function UserSide({ record, accessOf }: Props) {
  const { user, lastSeenAt } = record;
  const { email, phone, postalAddress, adminNote, tags } = user;
  const { dateOfBirth, anniversaryDate, linkedPropertyId, linkedPropertyName } = user;
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
    [
      'Telephone',
      phone && (
        <a key="phone" href={phoneLink(phone)}>
          {phone}
        </a>
      ),
    ],
    ['Address', postalAddress && <Lines>{postalAddress}</Lines>],
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
    [
      'Tags',
      tags.length > 0 && (
        <Row key="tags" $gap={1}>
          {tags.map((tag) => (
            <Badge key={tag}>{tag}</Badge>
          ))}
        </Row>
      ),
    ],
    ['Note', adminNote && <Lines>{adminNote}</Lines>],
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
