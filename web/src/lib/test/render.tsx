import { type RenderResult, render } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom';
import { UiProvider } from '../../ui/UiProvider';
import { UnsavedRoot } from '../../ui/unsaved/UnsavedRoot';
import { GuardedRouter } from '../address/GuardedRouter';
import { guardHistory } from '../address/guarded-history';

/** A router that starts at `route`. */
export function TestRouter({ route, children }: { route: string; children: ReactNode }) {
  const [history] = useState(() =>
    guardHistory(createMemoryHistory({ initialEntries: [route], v5Compat: true })),
  );
  return <GuardedRouter history={history}>{children}</GuardedRouter>;
}

/** On a busy machine, a toast would end before a test looks at it. */
const LASTING = Number.POSITIVE_INFINITY;

/** Renders with theme, tooltips, toasts, the confirmation of unsaved changes, and a router. */
export function renderUi(
  ui: ReactNode,
  { route = '/', wrap = (children) => children, toastMs = LASTING }: RenderUiOptions = {},
): RenderResult {
  return render(ui, {
    wrapper: ({ children }) => (
      <UiProvider toastMs={toastMs}>
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
  /** How long a toast stays; defaults to the end of the test. */
  toastMs?: number;
}
