import { type RenderResult, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { UiProvider } from '../../ui/UiProvider';

/** Renders with theme, tooltips, toasts and a router that starts at `route`. */
export function renderUi(
  ui: ReactNode,
  { route = '/', wrap = (children) => children }: RenderUiOptions = {},
): RenderResult {
  return render(ui, {
    wrapper: ({ children }) => (
      <UiProvider>
        <MemoryRouter initialEntries={[route]} useTransitions={false}>
          {wrap(children)}
        </MemoryRouter>
      </UiProvider>
    ),
  });
}

interface RenderUiOptions {
  route?: string;
  /** Puts more around it, such as a data provider. */
  wrap?: (children: ReactNode) => ReactNode;
}
