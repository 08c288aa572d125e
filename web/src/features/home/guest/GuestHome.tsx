import type { ReactNode } from 'react';
import { type HomeQuery, useStayChangesQuery, useStayHouseQuery } from '../../../generated/graphql';
import { documentPath, personPath } from '../../../lib/address/paths';
import { serverDate } from '../../../lib/dates/server-clock';
import { fullName } from '../../../lib/text/names';
import { LinkButton } from '../../../ui/button/LinkButton';
import { Card } from '../../../ui/card/Card';
import { BookOpen, MessageCircle } from '../../../ui/icon/icons';
import { Row } from '../../../ui/layout/Stack';
import { CheckOutLink } from '../CheckOutLink';
import { countdownText, stayOf } from '../cards/countdown';
import { LinkRow } from '../cards/LinkRow';
import { Rows } from '../cards/rows-style';
import { Hero } from '../Hero';
import { Countdown } from '../hero-style';
import { StayDates } from '../StayDates';

type House = HomeQuery['properties']['items'][number];

interface GuestHomeProps {
  home: HomeQuery;
  house: House;
  /** Renders how to arrive at a property. */
  arrivalOf: (propertyId: string, bookingId?: string) => ReactNode;
}

/** A guest's stay with their host, how to arrive, and the documents for everyone. */
export function GuestHome({ home, house, arrivalOf }: GuestHomeProps) {
  return (
    <>
      <Stay home={home} house={house} />
      {arrivalOf(house.id, stayOf(home.myGuestStays, serverDate())?.bookingId)}
      <Documents house={house} />
    </>
  );
}

function Stay({ home, house }: Pick<GuestHomeProps, 'home' | 'house'>) {
  const stay = stayOf(home.myGuestStays, serverDate());
  const changes = useStayChangesQuery({ fetchPolicy: 'cache-first' }).data?.myStayChanges ?? [];
  if (!stay) {
    const isChanged = changes.length > 0;
    const title = isChanged
      ? `No stay at ${house.name} is planned`
      : `Make yourself at home at ${house.name}`;
    return (
      <Hero label={title}>
        <Countdown>{title}</Countdown>
        <p>
          {!isChanged &&
            'How to get in, the wifi, the heating and the rules of the house: it is all here. '}
          Once your host has linked you to {isChanged ? 'another' : 'a'} week, its dates appear here
          {!isChanged && ' too'}.
        </p>
        <Row>
          <LinkButton to="/documents" icon={<BookOpen size={18} />}>
            Read the house documents
          </LinkButton>
          <LinkButton to="/messages" variant="secondary" icon={<MessageCircle size={18} />}>
            Write a message
          </LinkButton>
        </Row>
      </Hero>
    );
  }
  const until = countdownText(stay, serverDate());
  const hasBegun = until.startsWith('You');
  const { host } = stay;
  return (
    <Hero label={hasBegun ? 'Your stay' : 'Your next stay'}>
      <Countdown>{hasBegun ? until : `Your stay is ${until}`}</Countdown>
      <StayDates stay={stay} />
      {hasBegun && (
        <Row>
          <CheckOutLink propertyId={house.id} bookingId={stay.bookingId} />
        </Row>
      )}
      {host && (
        <Row>
          <span>Your host is {fullName(host)}.</span>
          <LinkButton to={personPath(host.id)} icon={<MessageCircle size={18} />}>
            Write to {host.firstName}
          </LinkButton>
        </Row>
      )}
    </Hero>
  );
}

/** The documents that a guest may read; the card keeps its place while they load. */
function Documents({ house }: { house: House }) {
  const { data } = useStayHouseQuery({ variables: { propertyId: house.id } });
  const documents = data?.propertyDocuments;
  return (
    <Card title="House documents" icon={<BookOpen size={22} />} to="/documents">
      {documents && documents.length > 0 && (
        <Rows style={{ position: 'relative' }}>
          {documents.map(({ id, propertyId, title, documentType }) => (
            <LinkRow
              key={id}
              to={documentPath({ propertyId, id })}
              title={title}
              text={documentType === title ? undefined : documentType}
            />
          ))}
        </Rows>
      )}
    </Card>
  );
}
