import styled from 'styled-components';
import type { ListState } from '../../lib/list/list-state';
import type { PagesAround } from '../../lib/list/use-pages-around';
import { grouped } from '../../lib/text/format';
import { IconButton } from '../button/IconButton';
import { LinkButton } from '../button/LinkButton';
import { ChevronLeft, ChevronRight } from '../icon/icons';
import { Row } from '../layout/Stack';
import { font } from '../theme/tokens';

const Where = styled.span`
  ${font.muted('small')};
`;

type Place = NonNullable<PagesAround['after']>;

interface Props {
  id: string;
  /** The list that the page was opened from, if any. */
  list: ListState | null;
  /** The name of a listed item, as in 'Next request'. */
  noun: string;
  /** The name of the links, as in 'Requests of the list'. */
  label: string;
  pathOf: (id: string) => string;
  /** The neighbours of the list’s page. */
  around?: PagesAround;
}

/**
 * Leads to the next and previous record of the list that one came from, if there is another; Back
 * leads to the list.
 */
export function ListPager({ id, list, noun, label: name, pathOf, around }: Props) {
  const place = list?.ids.indexOf(id) ?? -1;
  if (!list || place < 0 || list.total < 2) return null;
  const step = (label: string, Icon: typeof ChevronLeft, to: Place | undefined) =>
    to === undefined ? (
      <IconButton label={label} icon={<Icon size={20} />} disabled />
    ) : (
      <LinkButton
        aria-label={label}
        title={label}
        to={pathOf(to.id)}
        state={to.list}
        replace
        variant="ghost"
        icon={<Icon size={20} aria-hidden />}
      />
    );
  const at = (other: number): Place | undefined => {
    const next = list.ids[other];
    return next === undefined ? undefined : { id: next, list };
  };
  return (
    <Row as="nav" $gap={1} aria-label={name}>
      {step(`Previous ${noun}`, ChevronLeft, at(place - 1) ?? around?.before)}
      <Where>
        {grouped(list.variables.offset + place + 1)} of {grouped(list.total)}
      </Where>
      {step(`Next ${noun}`, ChevronRight, at(place + 1) ?? around?.after)}
    </Row>
  );
}
