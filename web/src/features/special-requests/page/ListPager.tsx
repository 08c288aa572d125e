import { ChevronLeft, ChevronRight } from 'lucide-react';
import styled from 'styled-components';
import { requestPath } from '../../../lib/address/paths';
import { IconButton } from '../../../ui/button/IconButton';
import { LinkButton } from '../../../ui/button/LinkButton';
import { Row } from '../../../ui/layout/Stack';
import { color, size } from '../../../ui/theme/tokens';
import type { RequestListState } from '../admin/list-state';

const Place = styled.span`
  color: ${color.textMuted};
  font-size: ${size.small};
  font-variant-numeric: tabular-nums;
`;

interface Props {
  id: string;
  /** The list that the page was opened from, if any. */
  list: RequestListState | null;
}

/** Leads to the next and previous request of the list that one came from; Back leads to the list. */
export function ListPager({ id, list }: Props) {
  const place = list?.ids.indexOf(id) ?? -1;
  if (!list || place < 0) return null;
  const step = (label: string, Icon: typeof ChevronLeft, to: string | undefined) =>
    to === undefined ? (
      <IconButton label={label} icon={<Icon size={20} />} disabled />
    ) : (
      <LinkButton
        aria-label={label}
        title={label}
        to={requestPath(to)}
        state={list}
        replace
        variant="ghost"
        icon={<Icon size={20} aria-hidden />}
      />
    );
  return (
    <Row as="nav" $gap={1} aria-label="Requests of the list">
      {step('Previous request', ChevronLeft, list.ids[place - 1])}
      <Place>
        {place + 1} of {list.ids.length}
      </Place>
      {step('Next request', ChevronRight, list.ids[place + 1])}
    </Row>
  );
}
