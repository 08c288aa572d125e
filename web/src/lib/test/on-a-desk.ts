/** Makes the window as wide as a desktop in every test of the block. */
export function onADesk(): void {
  const { matchMedia } = globalThis;
  beforeEach(() => {
    globalThis.matchMedia = (query) =>
      Object.assign(matchMedia(query), { matches: query.includes('min-width') });
  });
  afterEach(() => {
    globalThis.matchMedia = matchMedia;
  });
}
