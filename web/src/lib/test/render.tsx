import { type RenderResult, render } from '@testing-library/react';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { UnsavedRoot } from '../../ui/feedback/unsaved';
import { UiProvider } from '../../ui/UiProvider';

const Routed = createContext<ReactNode>(null);
const Content = () => useContext(Routed);

/** A router that starts at `route`. */
export function TestRouter({ route, children }: { route: string; children: ReactNode }) {
  const [router] = useState(() =>
    createMemoryRouter([{ path: '*', element: <Content /> }], { initialEntries: [route] }),
  );
  return (
    <Routed value={children}>
      <RouterProvider router={router} useTransitions={false} />
    </Routed>
  );
}

/** Renders with theme, tooltips, toasts, the confirmation of unsaved changes, and a router. */
export function renderUi(
  ui: ReactNode,
  { route = '/', wrap = (children) => children }: RenderUiOptions = {},
): RenderResult {
  return render(ui, {
    wrapper: ({ children }) => (
      <UiProvider>
        <TestRouter route={route}>
          <UnsavedRoot>{wrap(children)}</UnsavedRoot>
        </TestRouter>
      </UiProvider>
    ),
  });
}

interface RenderUiOptions {
  route?: string;
  /** Wraps the page in further components, such as a data provider. */
  wrap?: (children: ReactNode) => ReactNode;
}
