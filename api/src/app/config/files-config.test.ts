import { problemsOf } from '../../../test/support/problems-of';

test('each mistake of an address of files has a sentence, which holds no secret', () => {
  expect(problemsOf({ FILES_URL: 's3://:hush@host/Lake?tls=x' })).toEqual([
    'FILES_URL must hold the access key and its secret before the @, as in s3://key:secret@host/bucket (a / in the secret is %2F there).',
    'FILES_URL must name a bucket after the host: 3 to 63 small letters, digits, dots and hyphens.',
    'FILES_URL must have tls=on or tls=off, if at all.',
  ]);
});
