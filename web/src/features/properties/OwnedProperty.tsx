import { mapOf } from '@rules/properties';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { OwnedSharesQuery } from '../../generated/graphql';
import { calendarPath, rotationPath } from '../../lib/address/paths';
import { useReadOnly } from '../../lib/read-only';
import { passingText } from '../../lib/text/passing';
import { LinkButton } from '../../ui/button/LinkButton';
import { OutsideLink } from '../../ui/button/OutsideLink';
import { ShareTile } from '../../ui/calendar/ShareTile';
import { Card } from '../../ui/card/Card';
import { CalendarDays, ConciergeBell, MapPin, RefreshCw } from '../../ui/icon/icons';
import { Row, Stack } from '../../ui/layout/Stack';
import { Badge } from '../../ui/text/Badge';
import { VisuallyHidden } from '../../ui/text/hidden';
import { Muted } from '../../ui/text/Text';
import { box, screen, space, thumb } from '../../ui/theme/tokens';

import { Cover } from './pictures/Cover';

type Share = OwnedSharesQuery['myShares'][number];

const Columns = styled.section`
  ${box.grid(4)};
  ${screen.wide} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    align-items: start;
    gap: ${space[5]};
  }
`;

const Buttons = styled.div`
  ${box.grid(2)};
  grid-template-columns: repeat(auto-fit, minmax(min(11rem, 100%), 1fr));
`;

/** Reserves the height of the draft link, which loads a little later. */
const Line = styled.div`
  ${box.wrap(2, 4)};
  align-items: center;
  justify-content: space-between;
  min-height: ${thumb};
  a {
    margin-inline: -${space[3]};
  }
`;

interface OwnedPropertyProps {
  /** The user's shares in one property, at least one. */
  shares: readonly [Share, ...Share[]];
  /** A link to the property's draft. */
  draft: ReactNode;
  /** A link to the property’s conversation. */
  talk: ReactNode;
  /** How to arrive. */
  arrival: ReactNode;
  /** The owners of the user’s shares. */
  people: ReactNode;
  /** The property's documents. */
  children: ReactNode;
}

/** One of the user's properties: a card with all shares in it, and its documents beside it. */
export function OwnedProperty({ shares, draft, talk, ...props }: OwnedPropertyProps) {
  const { id, name, location, coverImageUrl } = shares[0].property;
  const isReadOnly = useReadOnly();
  return (
    <Columns aria-label={name}>
      <Stack>
        <Card
          title={name}
          text={
            <Row as="span" $gap={1}>
              <MapPin size={16} /> {location}
            </Row>
          }
          actions={
            location && (
              <OutsideLink size="small" href={mapOf(location)}>
                Map<VisuallyHidden> of {name}</VisuallyHidden>
              </OutsideLink>
            )
          }
        >
          {coverImageUrl && <Cover propertyId={id} {...{ name }} src={coverImageUrl} />}
          <Line>
            <Row $gap={4}>
              {shares.map((share) => (
                <Row key={share.id} as="span" $gap={2}>
                  <span aria-hidden>Share</span>
                  <ShareTile shareNumber={share.shareNumber} size={36} />
                  {!share.isActive && <Badge>Inactive</Badge>}
                  <Muted>{passingText(share)}</Muted>
                </Row>
              ))}
            </Row>
            {draft}
          </Line>
          <Buttons>
            <LinkButton to={calendarPath({ propertyId: id })} icon={<CalendarDays size={18} />}>
              View Calendar
            </LinkButton>
            <LinkButton
              to={rotationPath({ propertyId: id })}
              variant="secondary"
              icon={<RefreshCw size={18} />}
            >
              Rotation Schedule
            </LinkButton>
            {talk}
            {!isReadOnly && (
              <LinkButton
                to={`/requests/new?property=${id}`}
                variant="secondary"
                icon={<ConciergeBell size={18} />}
              >
                Special request
              </LinkButton>
            )}
          </Buttons>
        </Card>
        {props.people}
        {props.arrival}
      </Stack>
      {props.children}
    </Columns>
  );
}
