/** As much of a browser’s database as keys need: one store, whose requests answer a moment later. */
export class FakeIndexedDb {
  private readonly kept = new Map<string, unknown>();

  private answer<Result>(result: Result) {
    const request = { result, onsuccess: () => {}, onerror: () => {}, onupgradeneeded: () => {} };
    setTimeout(() => request.onsuccess());
    return request;
  }

  open() {
    const store = {
      get: (key: string) => this.answer(this.kept.get(key)),
      put: (value: unknown, key: string) => this.answer(void this.kept.set(key, value)),
    };
    return this.answer({
      close: () => {},
      createObjectStore: () => store,
      transaction: () => ({ objectStore: () => store }),
    });
  }
}
