import type { FastifyRequest } from 'fastify';
import { parse as parseJson } from 'secure-json-parse';
import { AppError } from '../errors';
import type { GraphqlRequest } from './gate';

const refuse = (message: string) => new AppError('BAD_USER_INPUT', message);

const PARAMETERS = ['query', 'operationName', 'variables', 'extensions'];

/** Returns true for a request that may only read. */
export const isRead = ({ method }: Pick<FastifyRequest, 'method'>) => method !== 'POST';

function objectIn(name: string, text: string | undefined): unknown {
  if (text === undefined) return undefined;
  try {
    return parseJson(text);
  } catch {
    throw refuse(`${name} is not valid JSON.`);
  }
}

/** Reads the parameters of an address; each may stand there once, and spelled as it is here. */
function requestInAddress(url: string): GraphqlRequest {
  const [, search = ''] = url.split(/\?(.*)/s, 2);
  const names = search === '' ? [] : search.split('&').map((part) => part.split('=', 1)[0] ?? '');
  // Names that are plain and differ are read alike by every parser of addresses.
  if (new Set(names).size < names.length || !names.every((name) => PARAMETERS.includes(name))) {
    throw refuse(`The address may have ${PARAMETERS.join(', ')}, each once.`);
  }
  const { variables, extensions, ...texts }: Record<string, string> = Object.fromEntries(
    new URLSearchParams(search),
  );
  return {
    ...texts,
    variables: objectIn('variables', variables),
    extensions: objectIn('extensions', extensions),
  };
}

/**
 * Returns what a request asks for: in its body or, if it may only read, in its address. Throws
 * BAD_USER_INPUT for anything but one GraphQL request.
 */
export function readRequest(request: FastifyRequest): GraphqlRequest {
  if (isRead(request)) return requestInAddress(request.url);
  const { body } = request;
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw refuse('The body must be a JSON object.');
  }
  return body;
}
