/** A request that the page's first script sends before the app is loaded. */
export interface EarlyRequest {
  operationName: string;
  query?: string;
  variables: Record<string, unknown>;
  extensions: { persistedQuery: { version: 1; sha256Hash: string } };
}

declare global {
  interface Window {
    /** Answers under way to early requests; each is used once. */
    earlyAnswers?: { request: EarlyRequest; answer: Promise<Response> }[];
  }
}

/** How long after the page began an early answer still counts as new, in ms. */
const NEW_FOR_MS = 5_000;

/** Takes the answer to a request that was sent early; undefined if there is none. */
export function takeEarlyAnswer(body: BodyInit | null | undefined): Promise<Response> | undefined {
  if (!window.earlyAnswers?.length || typeof body !== 'string') return undefined;
  if (performance.now() > NEW_FOR_MS) {
    dropEarlyAnswers();
    return undefined;
  }
  const asked = keyOf(JSON.parse(body));
  const place = window.earlyAnswers.findIndex(({ request }) => keyOf(request) === asked);
  return place < 0 ? undefined : window.earlyAnswers.splice(place, 1)[0]?.answer;
}

/** Early answers are those of the session in which the page began. */
export function dropEarlyAnswers(): void {
  delete window.earlyAnswers;
}

const keyOf = ({ variables, extensions }: EarlyRequest) =>
  `${extensions?.persistedQuery.sha256Hash} ${JSON.stringify(variables)}`;
