import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Json, jsonList } from '../database/json';
import type { CursorPage } from '../input/cursor-page';
import { PAGE_SIZE, type PartArgs } from '../input/numbered-page';

type Parameters = Record<string, string | number>;

type Items = object[] | Json<object>[];

/** A list as REST returns it: the items as JSON, the rest in headers. */
export interface RestList {
  items: Items;
  /** Total on all pages; omit if counting would need a scan. */
  total?: number;
  /** The query parameters of the other pages. */
  links?: Partial<Record<'first' | 'prev' | 'next' | 'last', Parameters>>;
}

/** Returns a list that is short enough to need no pages. */
export function wholeList(items: object[]): RestList {
  return { items, total: items.length };
}

/** Returns links by offset; the page size stays as requested. */
function linksByOffset({ first = PAGE_SIZE, offset = 0 }: PartArgs, hasNext: boolean) {
  return {
    first: { offset: 0 },
    ...(offset > 0 && { prev: { offset: Math.max(0, offset - first) } }),
    ...(hasNext && { next: { offset: offset + first } }),
  };
}

/** Returns a page by offset of a list with a known total. */
export function pageByOffset(
  args: PartArgs,
  { items, total }: { items: object[]; total: number },
): RestList {
  const { first = PAGE_SIZE, offset = 0 } = args;
  const last = { offset: Math.max(0, Math.ceil(total / first) - 1) * first };
  return { items, total, links: { ...linksByOffset(args, offset + first < total), last } };
}

/**
 * Returns a page by offset of an uncounted list: `list` is asked for one more item than the page
 * size.
 */
export async function uncountedPage<Args extends PartArgs>(
  args: Args,
  list: (args: Args) => Promise<object[]>,
): Promise<RestList> {
  const { first = PAGE_SIZE } = args;
  const items = await list({ ...args, first: first + 1 });
  return { items: items.slice(0, first), links: linksByOffset(args, items.length > first) };
}

/** Returns a page by cursor, which links only to the next one. */
export function pageByCursor(
  parameter: string,
  { items, total, pageInfo }: CursorPage & { items: Items; total?: number },
): RestList {
  const { hasNextPage, endCursor } = pageInfo;
  return {
    items,
    total,
    links: hasNextPage && endCursor ? { next: { [parameter]: endCursor } } : {},
  };
}

/** The documentation of the headers. */
export const LIST_HEADERS = {
  'X-Total-Count': {
    type: 'integer',
    description: 'Number of items on all pages; absent if counting them would be expensive.',
  },
  Link: {
    type: 'string',
    description:
      'Addresses of other pages (RFC 8288): rel="next", and rel="prev", "first" and "last" where pages go by offset. No next: this is the last page.',
  },
};

/**
 * Returns the request's address with other parameters, relative so that it works behind any proxy.
 */
function addressOf({ url }: FastifyRequest, parameters: Parameters): string {
  const [path, search] = url.split(/\?(.*)/s, 2);
  const changed = new URLSearchParams(search);
  for (const [name, value] of Object.entries(parameters)) changed.set(name, String(value));
  return `${path}?${changed}`;
}

const JSON_TYPE = 'application/json; charset=utf-8';

const isJson = (items: Items): items is Json<object>[] => typeof items[0] === 'string';

/** Sets the headers of a list and sends its items. */
export function answerList(
  request: FastifyRequest,
  reply: FastifyReply,
  { items, total, links = {} }: RestList,
): object[] | string {
  if (total !== undefined) reply.header('x-total-count', total);
  const link = Object.entries(links)
    .map(([rel, parameters]) => `<${addressOf(request, parameters)}>; rel="${rel}"`)
    .join(', ');
  if (link) reply.header('link', link);
  if (!isJson(items)) return items;
  reply.type(JSON_TYPE);
  return jsonList(items);
}
