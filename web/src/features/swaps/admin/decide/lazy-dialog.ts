import { lazyComponent } from '../../../../ui/feedback/lazy-component';

/** The question about swaps, loaded when it is first asked. */
export const DecisionDialog = lazyComponent(
  async () => (await import('./DecisionDialog')).DecisionDialog,
  null,
);
