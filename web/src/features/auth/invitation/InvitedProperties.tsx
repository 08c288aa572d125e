import { sharesText } from '@rules/invitations';
import styled from 'styled-components';
import type { InvitationQuery } from '../../../generated/graphql';
import { color, radius, size, space, weight } from '../../../ui/theme/tokens';

const List = styled.ul`
  display: grid;
  gap: ${space[2]};
  margin: 0 0 ${space[4]};
  padding: 0;
  list-style: none;
  li {
    padding: ${space[3]} ${space[4]};
    border: 1px solid ${color.border};
    border-radius: ${radius.medium};
    background: ${color.surface};
    overflow-wrap: anywhere;
  }
  strong {
    display: block;
    font-weight: ${weight.medium};
  }
  small {
    color: ${color.textMuted};
    font-size: ${size.small};
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
