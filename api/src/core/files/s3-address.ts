/** A bucket of an S3-compatible service, and how to sign in there. */
export interface S3Address {
  /** The address of the bucket, without a trailing slash. */
  readonly url: string;
  readonly key: string;
  readonly secret: string;
  readonly region: string;
}

/** Bucket names as S3 allows them. */
const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const PARAMETERS = ['region', 'tls'];

const FORM = 's3://key:secret@host/bucket';

const decoded = (text: string) => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/**
 * Reads an address such as s3://key:secret@s3.example.org/bucket?region=eu-central-1; otherwise
 * returns the rules that it breaks, each of which completes the sentence 'FILES_URL must …'.
 */
export function parseS3Address(text: string): S3Address | string[] {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol !== 's3:') return [`be an address such as ${FORM}?region=eu-central-1`];
  const { host, username, password, pathname, searchParams } = url;
  const [, bucket = '', ...folders] = decoded(pathname).replace(/\/$/, '').split('/');
  const tls = searchParams.get('tls') ?? 'on';
  const region = searchParams.get('region') ?? 'us-east-1';
  const rules: [isBroken: boolean, rule: string][] = [
    [host === '', `name the host of the service, as in ${FORM}`],
    [
      username === '' || password === '',
      `hold the access key and its secret before the @, as in ${FORM} (a / in the secret is %2F there)`,
    ],
    [
      !BUCKET.test(bucket),
      'name a bucket after the host: 3 to 63 small letters, digits, dots and hyphens',
    ],
    [folders.length > 0, 'end with the name of the bucket: folders in it are not used'],
    [!/^[a-z0-9-]+$/i.test(region), 'have a region such as ?region=eu-central-1'],
    [!['on', 'off'].includes(tls), 'have tls=on or tls=off, if at all'],
    [
      [...searchParams.keys()].some((name) => !PARAMETERS.includes(name)),
      `have no other parameters than ${PARAMETERS.join(' and ')}`,
    ],
  ];
  const broken = rules.flatMap(([isBroken, rule]) => (isBroken ? [rule] : []));
  if (broken.length > 0) return broken;
  return {
    url: `${tls === 'off' ? 'http' : 'https'}://${host}/${bucket}`,
    key: decoded(username),
    secret: decoded(password),
    region,
  };
}
