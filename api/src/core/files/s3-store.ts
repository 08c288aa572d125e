import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { unavailable } from '../errors';
import {
  type ByteRange,
  contentAt,
  type FileStore,
  pathOfContent,
  type StagedFile,
  type StoredContent,
} from './file-store';
import type { S3Address } from './s3-address';

/** How long the service may be silent, in ms. */
const SILENCE_MS = 10_000;

/** The SHA-256 of nothing. */
const EMPTY = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';

interface S3Request {
  method: 'GET' | 'PUT' | 'HEAD' | 'DELETE';
  /** The path below the bucket, with a query if there is one. */
  path: string;
  headers?: Record<string, string> | undefined;
  file?: StagedFile;
}

/** The text of an XML element, whose contents here need no unescaping. */
const element = (xml: string, name: string) =>
  new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1];

/** Aborts what has been silent for too long. */
class Watch {
  private readonly controller = new AbortController();
  private timer: NodeJS.Timeout | undefined;
  readonly signal = this.controller.signal;

  constructor(private readonly ms: number) {
    this.start();
  }

  start(): void {
    this.end();
    const reason = new Error(`no answer within ${this.ms / 1000} seconds`);
    this.timer = setTimeout(() => this.controller.abort(reason), this.ms);
  }

  end(): void {
    clearTimeout(this.timer);
  }

  /** Passes on what is sent: the service has to take each chunk in time. */
  async *sending(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of chunks) {
      yield chunk;
      this.start();
    }
  }

  /** Passes on what is received: each chunk has to come in time, and its reader may be slow. */
  async *receiving(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    try {
      for await (const chunk of chunks) {
        this.end();
        yield chunk;
        this.start();
      }
    } finally {
      this.end();
    }
  }
}

/** Keeps files in a bucket of an S3-compatible service. */
export class S3Store implements FileStore {
  readonly place: string;

  constructor(
    private readonly address: S3Address,
    readonly stagingDir: string,
    private readonly silenceMs = SILENCE_MS,
  ) {
    const { host, pathname } = new URL(address.url);
    this.place = `the bucket ${pathname.slice(1)} at ${host}`;
  }

  async put(file: StagedFile): Promise<void> {
    if ((await this.size(file.sha256)) === file.bytes) return;
    await this.drain(await this.request({ method: 'PUT', path: pathOfContent(file.sha256), file }));
  }

  async open(sha256: string, range?: ByteRange): Promise<Readable | undefined> {
    const headers = range && { range: `bytes=${range.first}-${range.last}` };
    const answer = await this.request({ method: 'GET', path: pathOfContent(sha256), headers });
    const { response, watch } = answer;
    if (response.status !== 404 && response.body) {
      return Readable.from(watch.receiving(Readable.fromWeb(response.body as never)));
    }
    await this.drain(answer);
    return undefined;
  }

  async size(sha256: string): Promise<number | undefined> {
    const answer = await this.request({ method: 'HEAD', path: pathOfContent(sha256) });
    await this.drain(answer);
    const { status, headers } = answer.response;
    return status === 404 ? undefined : Number(headers.get('content-length'));
  }

  async remove(sha256: string): Promise<void> {
    await this.drain(await this.request({ method: 'DELETE', path: pathOfContent(sha256) }));
  }

  async *list(): AsyncGenerator<StoredContent> {
    for (let after: string | undefined; ; ) {
      const start = after ? `&start-after=${encodeURIComponent(after)}` : '';
      const xml = await this.drain(
        await this.request({ method: 'GET', path: `?list-type=2${start}` }),
      );
      const items = [...xml.matchAll(/<Contents>.*?<\/Contents>/gs)].map(([item]) => ({
        key: element(item, 'Key') ?? '',
        bytes: Number(element(item, 'Size')),
      }));
      for (const { key, bytes } of items) {
        const sha256 = contentAt(key);
        if (sha256) yield { sha256, bytes };
      }
      after = items.at(-1)?.key;
      if (element(xml, 'IsTruncated') !== 'true' || !after) return;
    }
  }

  async diskUse(): Promise<null> {
    return null;
  }

  /** Sends a signed request; throws unless it succeeds or there is no such content. */
  private async request({ method, path, headers, file }: S3Request) {
    const watch = new Watch(this.silenceMs);
    try {
      const signed = await this.signed({ method, path, headers, file });
      const body = file && Readable.from(watch.sending(createReadStream(file.path)));
      const response = await fetch(signed.url, {
        method,
        headers: signed.headers,
        signal: watch.signal,
        ...(body && { body: body as never, duplex: 'half' }),
      });
      const mayBeMissing = method !== 'PUT' && !path.startsWith('?');
      if (response.ok || (mayBeMissing && response.status === 404)) return { response, watch };
      const reason = element(await response.text(), 'Code') ?? response.statusText;
      throw new Error(`${response.status} ${reason}`);
    } catch (error) {
      watch.end();
      throw this.explained(error);
    }
  }

  /** The package is loaded only here: most installations keep their files in a folder. */
  private async signed({ method, path, headers = {}, file }: S3Request) {
    const { AwsV4Signer } = await import('aws4fetch');
    const { url, key, secret, region } = this.address;
    const length: Record<string, string> = file ? { 'content-length': String(file.bytes) } : {};
    return new AwsV4Signer({
      method,
      url: `${url}/${path}`,
      accessKeyId: key,
      secretAccessKey: secret,
      region,
      service: 's3',
      headers: { ...headers, ...length, 'x-amz-content-sha256': file?.sha256 ?? EMPTY },
    }).sign();
  }

  /** Reads an answer to its end, so that its connection is free again. */
  private async drain({ response, watch }: Awaited<ReturnType<S3Store['request']>>) {
    try {
      return await response.text();
    } catch (error) {
      throw this.explained(error);
    } finally {
      watch.end();
    }
  }

  private explained(error: unknown): Error {
    const { message, cause } = error as Error;
    const reason = cause instanceof Error ? cause.message : message;
    const refusal = unavailable(
      'The storage of files does not answer as it should. Please try again in a few minutes.',
    );
    return Object.assign(refusal, { cause: new Error(`${this.place}: ${reason}`) });
  }
}
