import { verifyLedger } from '../../features/costs/rules';
import { verifyFile } from './verify-file';

const USAGE =
  'Usage: npm run verify-ledger -- ledger.json [--before older-ledger.json | --head fingerprint]';

void verifyFile(USAGE, (file, { kept }) => verifyLedger(file, kept));
