import { PROCESS_FAULTS } from '../../../lab/chaos/process-faults';
import { testQuickFaults } from '../support/servers/quick-faults';

testQuickFaults(PROCESS_FAULTS);
