import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { isZoneName } from '../../core/time/time-zone';

/** Environment variables by name; an empty one counts as absent. */
export type Environment = Readonly<Record<string, string | undefined>>;

const NAMED_NETWORKS = ['loopback', 'linklocal', 'uniquelocal'];

const isUrl = (value: string, protocols: readonly string[]) =>
  URL.canParse(value) && protocols.includes(new URL(value).protocol);

/** Reads one variable at a time and collects one sentence per mistake. */
export class ConfigReader {
  readonly problems: string[] = [];
  private readonly values = new Map<string, string | undefined>();

  constructor(private readonly env: Environment) {}

  /** Reads a variable, or the file that the variable of the same name with _FILE names. */
  text(name: string): string | undefined {
    if (!this.values.has(name)) this.values.set(name, this.valueOfVariable(name));
    return this.values.get(name);
  }

  private valueOfVariable(name: string): string | undefined {
    const value = this.env[name]?.trim() || undefined;
    const file = this.env[`${name}_FILE`]?.trim();
    if (!file) return value;
    if (value !== undefined) this.refuse(name, `be set alone, without ${name}_FILE`);
    try {
      const content = readFileSync(file, 'utf8').trim();
      if (content === '') this.refuse(`${name}_FILE`, 'name a file with the value in it');
      return content || undefined;
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      this.refuse(`${name}_FILE`, `name a file that Fairweek can read (${code})`);
      return undefined;
    }
  }

  choice<T extends string>(name: string, choices: readonly T[], fallback: T): T {
    const value = this.text(name);
    if (value === undefined) return fallback;
    const chosen = choices.find((choice) => choice === value);
    if (chosen === undefined) this.refuse(name, `be one of ${choices.join(', ')}`);
    return chosen ?? fallback;
  }

  port(name: string, fallback: number): number {
    const value = this.text(name) ?? String(fallback);
    if (/^\d{1,5}$/.test(value) && Number(value) <= 65_535) return Number(value);
    this.refuse(name, 'be a whole number from 0 to 65535');
    return fallback;
  }

  /** Reads a whole number. */
  count(name: string, fallback: number, least = 0): number {
    const value = this.text(name) ?? String(fallback);
    if (/^\d{1,9}$/.test(value) && Number(value) >= least) return Number(value);
    this.refuse(name, `be a whole number from ${least} to 999999999`);
    return fallback;
  }

  /** Reads an upper limit; 0 means no limit and returns Infinity. */
  limit(name: string, fallback: number): number {
    return this.count(name, fallback) || Number.POSITIVE_INFINITY;
  }

  seconds(name: string, most: number): number | undefined {
    const value = this.text(name);
    if (value === undefined) return undefined;
    if (/^\d{1,4}$/.test(value) && Number(value) <= most) return Number(value);
    this.refuse(name, `be a whole number of seconds from 0 to ${most}`);
    return undefined;
  }

  flag(name: string): boolean | undefined {
    const value = this.text(name)?.toLowerCase();
    if (value === undefined) return undefined;
    if (['on', 'true', 'yes', '1'].includes(value)) return true;
    if (['off', 'false', 'no', '0'].includes(value)) return false;
    this.refuse(name, 'be on or off');
    return undefined;
  }

  /** The message never repeats the value, which may contain a password. */
  url(name: string, protocols: readonly string[]): string | undefined {
    const value = this.text(name);
    if (value === undefined || isUrl(value, protocols)) return value;
    this.refuse(name, `be an address that begins with ${protocols.join('// or ')}//`);
    return undefined;
  }

  /** Several addresses with spaces between them. */
  urls(name: string, protocols: readonly string[]): string[] {
    const values = this.text(name)?.split(/\s+/) ?? [];
    if (values.every((value) => isUrl(value, protocols))) return [...new Set(values)];
    this.refuse(name, `be addresses that begin with ${protocols.join('// or ')}//`);
    return [];
  }

  origin(name: string): string | undefined {
    const value = this.url(name, ['http:', 'https:']);
    if (value === undefined) return undefined;
    const { origin, href } = new URL(value);
    if (href === `${origin}/`) return origin;
    this.refuse(name, 'be an address without a path, such as https://fairweek.example');
    return undefined;
  }

  sender(name: string): string | undefined {
    const value = this.text(name);
    if (value === undefined) return undefined;
    if (/^([^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/.test(value)) return value;
    this.refuse(name, 'be an e-mail address, such as Fairweek <no-reply@fairweek.example>');
    return undefined;
  }

  /** Reads what a parser makes of the text, or the rules that it breaks. */
  parsed<T extends object>(name: string, parse: (value: string) => T | string[]): T | undefined {
    const value = this.text(name);
    const result = value === undefined ? undefined : parse(value);
    if (!Array.isArray(result)) return result;
    for (const rule of result) this.refuse(name, rule);
    return undefined;
  }

  /** Reads an address at which a person can be reached. */
  contact(name: string): string | undefined {
    const value = this.text(name);
    if (value === undefined) return undefined;
    if (/^(https:\/\/\S+|mailto:[^\s@]+@[^\s@]+)$/.test(value)) return value;
    this.refuse(name, 'begin with mailto: or https://, such as mailto:admin@fairweek.example');
    return undefined;
  }

  trustedProxies(name: string): boolean | number | string {
    const value = this.text(name);
    if (value === undefined || value === 'false') return false;
    if (value === 'true') return true;
    if (/^\d{1,2}$/.test(value)) return Number(value);
    if (value.split(',').every((part) => isNetwork(part.trim()))) return value;
    this.refuse(name, 'be true, false, a number of proxies, or addresses separated by commas');
    return false;
  }

  timeZone(name: string): string {
    const value = this.text(name) ?? 'UTC';
    if (isZoneName(value)) return value;
    this.refuse(name, 'be the name of a time zone, such as Europe/Zurich');
    return 'UTC';
  }

  private refuse(name: string, rule: string): void {
    this.problems.push(`${name} must ${rule}.`);
  }
}

function isNetwork(text: string): boolean {
  if (NAMED_NETWORKS.includes(text)) return true;
  const [address = '', bits = '0', ...rest] = text.split('/');
  const version = isIP(address);
  const mostBits = version === 4 ? 32 : 128;
  return version !== 0 && rest.length === 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= mostBits;
}
