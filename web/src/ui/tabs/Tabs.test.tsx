import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderUi } from '../../lib/test/render';
import { Tabs } from './Tabs';

const tabs = [
  { value: 'new', label: 'New', count: 4, content: 'the new ones' },
  { value: 'progress', label: 'In Progress', count: 0, content: 'the ones in progress' },
  { value: 'all', label: 'All', content: 'all of them' },
] as const;

test('the first tab is open and shows its count', () => {
  renderUi(<Tabs label="Requests" tabs={tabs} />);
  expect(screen.getByRole('tab', { name: /New.*\(4\)/ })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('tab', { name: /In Progress.*\(0\)/ })).toBeVisible();
  expect(screen.getByRole('tabpanel')).toHaveTextContent('the new ones');
});

test('arrow keys move among the tabs, wrap around, and Home and End jump', async () => {
  renderUi(<Tabs label="Requests" tabs={tabs} />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tabpanel')).toHaveTextContent('the ones in progress');
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(screen.getByRole('tabpanel')).toHaveTextContent('the new ones');
  await userEvent.keyboard('{End}');
  expect(screen.getByRole('tab', { name: 'All' })).toHaveFocus();
  expect(screen.getByRole('tabpanel')).toHaveTextContent('all of them');
});

test('a controlled value changes only through the caller', async () => {
  const onValueChange = jest.fn();
  renderUi(<Tabs label="Requests" tabs={tabs} value="new" onValueChange={onValueChange} />);
  await userEvent.click(screen.getByRole('tab', { name: 'All' }));
  expect(onValueChange).toHaveBeenCalledWith('all');
  expect(screen.getByRole('tabpanel')).toHaveTextContent('the new ones');
});

test.each([
  [3, 'Requests (3 new)'],
  [0, 'Requests'],
])('a tab with %d items that need attention reads “%s”', (count, name) => {
  const waiting = [{ value: 'requests', label: 'Requests', isWaiting: true, count, content: '' }];
  renderUi(<Tabs label="Panel" tabs={waiting} />);
  expect(screen.getByRole('tab', { name })).toBeVisible();
});

test('the selected tab stays in view when the row becomes narrower', () => {
  const resize: (() => void)[] = [];
  jest.spyOn(globalThis, 'ResizeObserver').mockImplementation((callback) => {
    resize.push(() => callback([], {} as ResizeObserver));
    return { observe() {}, unobserve() {}, disconnect() {} };
  });
  let width = 1_000;
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockImplementation(() => width);
  jest.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockReturnValue(500);
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(100);
  renderUi(<Tabs label="Requests" tabs={tabs} value="all" />);
  const row = screen.getByRole('tablist');
  expect(row.scrollLeft).toBe(0);
  width = 390;
  for (const tell of resize) tell();
  expect(row.scrollLeft).toBe(500 + 100 + 48 - 390);
  jest.restoreAllMocks();
});
