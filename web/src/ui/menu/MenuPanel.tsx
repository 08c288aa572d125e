import { DropdownMenu as Radix } from 'radix-ui';
import { type FocusEvent, useRef } from 'react';
import { Link } from 'react-router-dom';
import styled, { css } from 'styled-components';
import { Check } from '../icon/icons';
import { Row } from '../layout/Stack';
import { color, font, space, tone, weight } from '../theme/tokens';
import type { DropdownMenuProps, MenuItem } from './menu-props';
import { menuItemStyle, menuStyle } from './menu-style';

const Content = styled(Radix.Content)`
  ${menuStyle}
`;
const entryStyle = css<{ $danger: boolean }>`
  ${menuItemStyle}
  svg {
    color: ${({ $danger }) => ($danger ? 'inherit' : color.textMuted)};
  }
  &,
  &[data-highlighted] {
    color: ${({ $danger }) => $danger && tone('danger').text};
  }
  &[data-highlighted] {
    background: ${({ $danger }) => $danger && tone('danger').soft};
  }
`;
const Item = styled(Radix.Item)<{ $danger: boolean }>`
  ${entryStyle}
  &[aria-current] {
    font-weight: ${weight.bold};
    & > :last-child {
      margin-inline-start: auto;
    }
  }
`;
const Switch = styled(Radix.CheckboxItem)<{ $danger: boolean }>`
  ${entryStyle}
  &[aria-label] {
    ${font.size('title')};
  }
  &[aria-label][data-state='checked'] {
    background: ${color.primarySoft};
  }
  & > :last-child {
    margin-inline-start: auto;
  }
`;
const Separator = styled(Radix.Separator)`
  height: 1px;
  margin: ${space[1]};
  background: ${color.border};
`;
const Header = styled(Radix.Label)`
  padding: ${space[2]} ${space[3]};
  ${font.muted('small')};
`;
const Footer = styled(Header)`
  padding-block: ${space[1]};
`;

function Entry({ item }: { item: MenuItem }) {
  const content = (
    <>
      {item.icon}
      {item.label}
      {item.isCurrent && <Check size={16} aria-hidden />}
    </>
  );
  const common = {
    $danger: item.danger ?? false,
    disabled: item.disabled ?? false,
    onSelect: () => item.onSelect?.(),
  };
  if (item.isOn !== undefined) {
    return (
      <Switch {...common} checked={item.isOn}>
        {content}
        <Check size={16} aria-hidden visibility={item.isOn ? 'visible' : 'hidden'} />
      </Switch>
    );
  }
  return (
    <Item {...common} aria-current={item.isCurrent || undefined} asChild={item.to !== undefined}>
      {item.to === undefined ? content : <Link to={item.to}>{content}</Link>}
    </Item>
  );
}

interface MenuPanelProps extends DropdownMenuProps {
  /** True if the keyboard opened the menu: its first item gets the focus. */
  isByKeyboard: boolean;
}

/** An open menu with its trigger; it stays as the menu of the trigger once it was opened. */
export function MenuPanel({
  trigger,
  items,
  quick = [],
  header,
  footer,
  side = 'bottom',
  isByKeyboard,
}: MenuPanelProps) {
  const isFirst = useRef(isByKeyboard);
  /** Radix knows what opened the menu only where it was there by then. */
  const focusFirst = ({ currentTarget }: FocusEvent<HTMLElement>) => {
    if (!isFirst.current) return;
    isFirst.current = false;
    currentTarget.querySelector<HTMLElement>('[role^=menuitem]:not([data-disabled])')?.focus();
  };
  return (
    // A modal menu would hide the page behind it from screen readers, including focusable elements.
    <Radix.Root modal={false} defaultOpen>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <section style={{ display: 'contents' }} aria-label="Menu">
          <Content align="end" side={side} sideOffset={6} collisionPadding={8} onFocus={focusFirst}>
            {header && <Header>{header}</Header>}
            <Row $gap={0} $nowrap>
              {quick.map(({ label, icon, isOn = false, onSelect = () => undefined }) => (
                <Switch
                  key={label}
                  $danger={false}
                  aria-label={label}
                  checked={isOn}
                  onSelect={onSelect}
                >
                  {icon}
                </Switch>
              ))}
            </Row>
            {items.map((item, position) =>
              item === 'separator' ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: separators have nothing else to tell them apart
                <Separator key={`separator-${position}`} />
              ) : (
                <Entry key={item.label} item={item} />
              ),
            )}
            {footer && <Footer>{footer}</Footer>}
          </Content>
        </section>
      </Radix.Portal>
    </Radix.Root>
  );
}
