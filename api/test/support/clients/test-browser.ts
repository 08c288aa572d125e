import type { GraphqlAnswer } from './api-client';

const MOST_MOVES = 12;

/** A browser that follows redirects between hosts, with the cookies of each. */
export class TestBrowser {
  /** By host and name. */
  private readonly jar = new Map<string, Map<string, string>>();
  /** The addresses that it has opened. */
  readonly trail: string[] = [];

  private cookiesOf(url: string): Map<string, string> {
    const { host } = new URL(url);
    const cookies = this.jar.get(host) ?? new Map<string, string>();
    this.jar.set(host, cookies);
    return cookies;
  }

  /** The names of the cookies of an address. */
  cookieNames(url: string): string[] {
    return [...this.cookiesOf(url).keys()];
  }

  /** Takes a cookie away, or sets another one. */
  setCookie(url: string, name: string, value: string | null): void {
    if (value === null) this.cookiesOf(url).delete(name);
    else this.cookiesOf(url).set(name, value);
  }

  cookie(url: string, name: string): string | undefined {
    return this.cookiesOf(url).get(name);
  }

  /** Forgets who is signed in at a host. */
  leave(url: string): void {
    this.jar.delete(new URL(url).host);
  }

  async send(url: string, init: RequestInit = {}): Promise<Response> {
    const cookies = this.cookiesOf(url);
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { ...init.headers, ...(cookie ? { cookie } : {}) };
    const response = await fetch(url, { ...init, headers, redirect: 'manual' });
    for (const set of response.headers.getSetCookie()) {
      const [pair = ''] = set.split(';');
      const end = pair.indexOf('=');
      const [name, value] = [pair.slice(0, end), pair.slice(end + 1)];
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  }

  /** Opens an address and follows it, until `stop` holds or there is a page; returns its address. */
  async open(url: string, stop: (address: string) => boolean = () => false): Promise<string> {
    let address = url;
    for (let moves = 0; moves < MOST_MOVES; moves += 1) {
      this.trail.push(address);
      if (stop(address)) return address;
      const { headers } = await this.send(address);
      const location = headers.get('location');
      if (!location) return address;
      address = new URL(location, address).href;
    }
    throw new Error(`${url} leads to no page.`);
  }

  async post(url: string, body: unknown): Promise<Response> {
    const headers = { 'content-type': 'application/json' };
    return this.send(url, { method: 'POST', headers, body: JSON.stringify(body) });
  }

  async graphql(
    appUrl: string,
    query: string,
    variables: Record<string, unknown> = {},
  ): Promise<GraphqlAnswer> {
    const response = await this.post(`${appUrl}/graphql`, { query, variables });
    const { data, errors } = (await response.json()) as Omit<GraphqlAnswer, 'status'>;
    return { status: response.status, data, errors };
  }
}
