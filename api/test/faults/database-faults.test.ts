import { DATABASE_FAULTS } from '../../../lab/chaos/database-faults';
import { testQuickFaults } from '../support/servers/quick-faults';

testQuickFaults(DATABASE_FAULTS);
