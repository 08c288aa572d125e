import styled from 'styled-components';
import { shortDayText } from '../../../lib/dates/dates';
import { Paperclip } from '../../../ui/icon/icons';
import { Avatar } from '../../../ui/picture/Avatar';
import { Badge } from '../../../ui/text/Badge';
import { box, color, font, numerals, radius, space, weight } from '../../../ui/theme/tokens';
import { Mark } from '../costs-style';
import { amountText, type House } from '../house';
import { type Entry, myPartOf, paidText, signOf, titleOf } from './entry';

const Root = styled.button`
  ${box.row(3)};
  min-height: 64px;
  padding: ${space[2]};
  margin-inline: -${space[2]};
  width: calc(100% + ${space[4]});
  border-radius: ${radius.medium};
  text-align: start;
  &:hover {
    background: ${color.sunken};
  }
`;

const Words = styled.span`
  ${box.grow};
  ${box.column()};
  & > :first-child {
    ${font.cut};
    font-weight: ${weight.medium};
  }
  & > :last-child {
    ${font.muted('small')};
    ${font.cut};
  }
  [data-reversed] & > :first-child {
    text-decoration: line-through;
  }
`;

const Amounts = styled.span`
  ${box.column()};
  flex: none;
  align-items: flex-end;
  ${numerals};
  & > :first-child {
    font-weight: ${weight.medium};
  }
  & > :last-child {
    ${font.muted('small')};
  }
`;

/** Returns the user's part in a few words; '' where an entry is none of theirs. */
function partText(house: House, entry: Entry): string {
  const part = myPartOf(house, entry);
  if (part === null || entry.kind === 'PAYMENT') return '';
  const isChange = entry.amount === null;
  return `you: ${isChange && part > 0 ? '+' : ''}${amountText(house, part)}`;
}

interface EntryRowProps {
  house: House;
  entry: Entry;
  onOpen: () => void;
}

/** An entry in a line: what it is about, who paid, the amount and the user's part. */
export function EntryRow({ house, entry, onOpen }: EntryRowProps) {
  const { amount, date, files, reversedBy } = entry;
  const { Icon } = signOf(entry);
  const thumb = files.find(({ thumbUrl }) => thumbUrl)?.thumbUrl;
  const below = [shortDayText(date), paidText(house, entry)].filter(Boolean).join(' · ');
  return (
    <li data-reversed={reversedBy !== null || undefined}>
      <Root type="button" onClick={onOpen}>
        <Mark aria-hidden>
          <Icon size={20} />
        </Mark>
        <Words>
          <span>{titleOf(entry)}</span>
          {reversedBy !== null && (
            <span>
              <Badge>Taken back</Badge>
            </span>
          )}
          <span>{below}</span>
        </Words>
        {thumb && <Avatar name="Receipt" src={thumb} size={40} isSquare />}
        {!thumb && files.length > 0 && <Paperclip size={18} aria-label="With a receipt" />}
        <Amounts>
          <span>{amount === null ? '' : amountText(house, amount)}</span>
          <span>{partText(house, entry)}</span>
        </Amounts>
      </Root>
    </li>
  );
}
