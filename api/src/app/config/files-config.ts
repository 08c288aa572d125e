import { parseS3Address } from '../../core/files/s3-address';
import type { FileSettings } from '../../core/request-context';
import type { ConfigReader } from './config-reader';

/** Reads where uploaded files are, and how many there may be. */
export function readFiles(read: ConfigReader): FileSettings {
  return {
    s3: read.parsed('FILES_URL', parseS3Address),
    perDay: read.limit('FILES_PER_DAY', 200),
    bytesPerProperty: read.limit('FILES_MB_PER_PROPERTY', 2_000) * 1_000_000,
  };
}
