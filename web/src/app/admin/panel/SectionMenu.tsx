import styled from 'styled-components';
import { grouped } from '../../../lib/text/format';
import { IconButton } from '../../../ui/button/IconButton';
import { ChevronDown } from '../../../ui/icon/icons';
import { DropdownMenu } from '../../../ui/menu/DropdownMenu';
import type { Tab } from '../../../ui/tabs/Tabs';
import { screen } from '../../../ui/theme/tokens';

const OnPhone = styled.div`
  display: contents;
  ${screen.desk} {
    display: none;
  }
`;

interface Props {
  tabs: readonly Tab[];
  /** The tab that is open. */
  current: string | undefined;
  onOpen: (tab: string) => void;
}

/** All tabs at a glance on a phone, whose row of tabs shows a few of them. */
export function SectionMenu({ tabs, current, onOpen }: Props) {
  return (
    <OnPhone>
      <DropdownMenu
        trigger={<IconButton label="All tabs" icon={<ChevronDown size={20} />} />}
        items={tabs.flatMap(({ value, label, count, isApart }, index) => [
          ...(isApart && !tabs[index - 1]?.isApart ? (['separator'] as const) : []),
          {
            label: count ? `${label} (${grouped(count)})` : label,
            isCurrent: value === current,
            onSelect: () => onOpen(value),
          },
        ])}
      />
    </OnPhone>
  );
}
