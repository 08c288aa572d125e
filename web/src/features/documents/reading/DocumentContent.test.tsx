import { screen, waitFor } from '@testing-library/react';
import { axe } from '../../../lib/test/axe';
import { renderUi } from '../../../lib/test/render';
import { DocumentContent } from './DocumentContent';

/** Renders a text, and resolves once its Markdown is shown. */
async function show(markdown: string, topHeading?: number) {
  const { container } = renderUi(
    <DocumentContent {...(topHeading === undefined ? {} : { topHeading })}>
      {markdown}
    </DocumentContent>,
  );
  const content = container.querySelector('[aria-hidden]');
  if (content) await waitFor(() => expect(content).not.toBeInTheDocument());
  return container;
}

it('shows headings below the one it stands under, lists and emphasis', async () => {
  const container = await show('# Wifi\n\n## Router\n\n- **seagull**-porch');
  expect(screen.getByRole('heading', { level: 4, name: 'Wifi' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 5, name: 'Router' })).toBeVisible();
  expect(screen.getByRole('listitem')).toHaveTextContent('seagull-porch');
  expect(
    await axe(container, { rules: { 'heading-order': { enabled: false } } }),
  ).toHaveNoViolations();
});

it('never goes below the sixth level', async () => {
  await show('#### Deep', 5);
  expect(screen.getByRole('heading', { level: 6, name: 'Deep' })).toBeVisible();
});

it('drops HTML, scripts and styles', async () => {
  const container = await show(
    'Before\n\n<script>alert(1)</script>\n\n<iframe src="https://evil.test"></iframe>\n\n<b onclick="x()">bold</b> after',
  );
  expect(container.querySelector('script, iframe, b, [onclick]')).toBeNull();
  expect(container).toHaveTextContent('Before bold after');
});

it('fetches nothing: images show their alternative text', async () => {
  const container = await show(
    '![The stove](https://evil.test/pixel.png) ![](/x.png) ![d](data:image/png;base64,AA)',
  );
  expect(container.querySelector('img, picture, video, audio, source, link')).toBeNull();
  expect(screen.getByText('The stove')).toBeVisible();
});

it.each(['https://harbour.test/', 'http://harbour.test/', 'mailto:care@harbour.test'])(
  'opens %s apart from us',
  async (url) => {
    await show(`[there](${url})`);
    const link = screen.getByRole('link', { name: 'there' });
    expect(link).toHaveAttribute('href', url);
    expect(link).toHaveAttribute('target', '_blank');
    expect(link.getAttribute('rel')).toContain('noopener');
  },
);

it.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java&#10;script:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'file:///etc/passwd',
  '//evil.test',
  '/messages',
])('shows [there](%s) as plain words', async (url) => {
  const container = await show(`[there](${url}) and <${url}>`);
  expect(container.querySelector('a')).toBeNull();
  expect(container).toHaveTextContent('there');
});

it('lets tables scroll independently and by keyboard', async () => {
  await show('| Day | Bins |\n|---|---|\n| Monday | Recycling |');
  const region = screen.getByRole('group', { name: 'Table' });
  expect(region).toHaveAttribute('tabindex', '0');
  expect(screen.getByRole('cell', { name: 'Recycling' })).toBeVisible();
});
