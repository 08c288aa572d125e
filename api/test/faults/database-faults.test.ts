import { DATABASE_FAULTS } from '../../chaos/database-faults';
import { testQuickFaults } from '../support/servers/quick-faults';

testQuickFaults(DATABASE_FAULTS);
