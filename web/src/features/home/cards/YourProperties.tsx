import styled from 'styled-components';
import type { HomeQuery } from '../../../generated/graphql';
import { documentPath } from '../../../lib/address/paths';
import { groupBy } from '../../../lib/list/group-by';
import { inWords } from '../../../lib/text/format';
import { passingText } from '../../../lib/text/passing';
import { LinkButton } from '../../../ui/button/LinkButton';
import { Card } from '../../../ui/card/Card';
import { BookOpen, House } from '../../../ui/icon/icons';
import { box, radius } from '../../../ui/theme/tokens';
import { RowText } from './rows-style';

type Share = HomeQuery['myShares'][number];

const List = styled.ul`
  ${box.grid(4)};
  li {
    ${box.row(2)};
    justify-content: space-between;
  }
  img {
    border-radius: ${radius.small};
    object-fit: cover;
  }
`;

const shareNumbers = (shares: readonly Share[]) =>
  `${shares.length === 1 ? 'Share' : 'Shares'} ${inWords(shares.map((s) => String(s.shareNumber)))}`;

/** 'Yours from 12 Jun 2027', with the share where there are others. */
const comingText = (share: Share, { length }: readonly Share[]) =>
  `${length > 1 ? `Share ${share.shareNumber}: ` : ''}${passingText(share)}`;

/** The properties in which the user owns shares, with links to their documents (spec §2). */
export function YourProperties({ shares }: { shares: readonly Share[] }) {
  const groups = [...groupBy(shares, ({ property }) => property.id).values()];
  return (
    <Card title="Your Properties" icon={<House size={22} aria-hidden />}>
      <List>
        {groups.map((group) => {
          const [first] = group;
          return (
            first && (
              <li key={first.property.id}>
                {first.property.coverImageUrl && (
                  <img
                    alt=""
                    src={`${first.property.coverImageUrl}/thumb`}
                    width={64}
                    height={64}
                    loading="lazy"
                  />
                )}
                <RowText>
                  <strong>{first.property.name}</strong>
                  <small>{first.property.location}</small>
                  <small>{shareNumbers(group)}</small>
                  {group.map(
                    (share) =>
                      passingText(share) && (
                        <small key={share.id}>{comingText(share, group)}</small>
                      ),
                  )}
                </RowText>
                <LinkButton
                  to={documentPath({ propertyId: first.property.id })}
                  variant="ghost"
                  size="small"
                  icon={<BookOpen size={18} aria-hidden />}
                  aria-label={`House documents of ${first.property.name}`}
                >
                  House documents
                </LinkButton>
              </li>
            )
          );
        })}
      </List>
      <LinkButton to="/properties" variant="secondary" wide>
        Manage Properties
      </LinkButton>
    </Card>
  );
}
