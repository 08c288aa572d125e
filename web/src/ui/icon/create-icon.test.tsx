import { render } from '@testing-library/react';
import { Check } from './icons';

test('draws its shapes in the colour of the text, hidden from screen readers', () => {
  const { container } = render(<Check size={16} />);
  const svg = container.querySelector('svg');
  expect(svg?.getAttribute('width')).toBe('16');
  expect(svg?.getAttribute('stroke')).toBe('currentColor');
  expect(svg?.getAttribute('aria-hidden')).toBe('true');
  expect(svg?.querySelector('path')?.getAttribute('d')).toBe('M20 6 9 17l-5-5');
});

test('has a name where it stands alone', () => {
  const { container } = render(<Check aria-hidden={undefined} aria-label="Saved" role="img" />);
  expect(container.querySelector('svg[role="img"]')?.getAttribute('aria-label')).toBe('Saved');
});
