import { sharesText } from '@rules/invitations';
import styled from 'styled-components';
import type { InvitationQuery } from '../../../generated/graphql';
import { box, font, space, weight } from '../../../ui/theme/tokens';

const List = styled.ul`
  ${box.grid(2)};
  margin: 0 0 ${space[4]};
  li {
    padding: ${space[3]} ${space[4]};
    ${box.surface('medium')};
    overflow-wrap: anywhere;
  }
  strong {
    display: block;
    font-weight: ${weight.medium};
  }
  small {
    ${font.muted('small')};
  }
`;

/** More properties would push the form out of sight. */
const MAX_PROPERTIES = 4;

/** The properties that an invitation is about. */
export function InvitedProperties({
  properties,
}: {
  properties: InvitationQuery['invitation']['properties'];
}) {
  if (properties.length === 0) return null;
  const more = properties.length - MAX_PROPERTIES;
  return (
    <List aria-label="Your properties">
      {properties.slice(0, MAX_PROPERTIES).map(({ name, location, shareNumbers }) => (
        <li key={`${name}, ${location}, ${shareNumbers.join()}`}>
          <strong>{name}</strong>
          <small>
            {location}, {sharesText(shareNumbers)}
          </small>
        </li>
      ))}
      {more > 0 && <li>and {more === 1 ? '1 more property' : `${more} more properties`}</li>}
    </List>
  );
}
