import { ChevronLeft, ChevronRight } from 'lucide-react';
import styled from 'styled-components';
import type { ListState } from '../../lib/address/list-state';
import { IconButton } from '../button/IconButton';
import { LinkButton } from '../button/LinkButton';
import { Row } from '../layout/Stack';
import { color, size } from '../theme/tokens';

const Place = styled.span`
  color: ${color.textMuted};
  font-size: ${size.small};
  font-variant-numeric: tabular-nums;
`;

interface Props {
  id: string;
  /** The list that the page was opened from, if any. */
  list: ListState | null;
  /** What is listed, as in 'Next request'. */
  noun: string;
  /** What the links are, as in 'Requests of the list'. */
  label: string;
  pathOf: (id: string) => string;
}

/** Leads to the next and previous record of the list that one came from; Back leads to the list. */
export function ListPager({ id, list, noun, label: name, pathOf }: Props) {
  const place = list?.ids.indexOf(id) ?? -1;
  if (!list || place < 0) return null;
  const step = (label: string, Icon: typeof ChevronLeft, to: string | undefined) =>
    to === undefined ? (
      <IconButton label={label} icon={<Icon size={20} />} disabled />
    ) : (
      <LinkButton
        aria-label={label}
        title={label}
        to={pathOf(to)}
        state={list}
        replace
        variant="ghost"
        icon={<Icon size={20} aria-hidden />}
      />
    );
  return (
    <Row as="nav" $gap={1} aria-label={name}>
      {step(`Previous ${noun}`, ChevronLeft, list.ids[place - 1])}
      <Place>
        {place + 1} of {list.ids.length}
      </Place>
      {step(`Next ${noun}`, ChevronRight, list.ids[place + 1])}
    </Row>
  );
}
