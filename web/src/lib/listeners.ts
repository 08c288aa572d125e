/** Functions to call at each change of a store that useSyncExternalStore reads. */
export class Listeners {
  private readonly all = new Set<() => void>();

  subscribe = (listener: () => void) => {
    this.all.add(listener);
    return () => {
      this.all.delete(listener);
    };
  };

  notify = () => {
    for (const listener of this.all) listener();
  };
}
