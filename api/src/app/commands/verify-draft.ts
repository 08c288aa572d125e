import { verifyLog } from '../../features/draft/rules';
import { verifyFile } from './verify-file';

const USAGE =
  'Usage: npm run verify-draft -- log.json [older-log.json | --head fingerprint] [--lists my-lists.json] [--stamps stamps.json [--roots authority.pem]]';

void verifyFile(USAGE, verifyLog, ['lists', 'stamps', 'roots']);
