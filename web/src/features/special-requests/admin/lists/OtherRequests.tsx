import type { ReactNode } from 'react';
import { grouped } from '../../../../lib/text/format';
import { Ban, Inbox } from '../../../../ui/icon/icons';
import { BackHeading } from '../../../../ui/layout/BackHeading';
import { Stack } from '../../../../ui/layout/Stack';
import type { MenuItem } from '../../../../ui/menu/menu-props';
import { OTHER_LISTS, type OtherList } from './request-lists';
import type { ListCounts } from './use-list-counts';

const ICONS = { all: Inbox, cancelled: Ban };

/** Menu items that open the other lists, each with how many match, once that is known. */
export const otherListItems = (
  counts: ListCounts | undefined,
  onOpen: (list: OtherList) => void,
): MenuItem[] =>
  OTHER_LISTS.map(({ value, title }) => {
    const Icon = ICONS[value];
    return {
      label: counts ? `${title} (${grouped(counts[value])})` : title,
      icon: <Icon size={18} />,
      onSelect: () => onOpen(value),
    };
  });

interface Props {
  title: string;
  onBack: () => void;
  children: ReactNode;
}

/** Another list, shown in place of the four tabs. */
export function OtherRequests({ title, onBack, children }: Props) {
  return (
    <Stack as="section" aria-label={title}>
      <BackHeading title={title} backLabel="Back to the other lists" onBack={onBack} />
      {children}
    </Stack>
  );
}
