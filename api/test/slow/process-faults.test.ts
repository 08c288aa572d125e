import { PROCESS_FAULTS } from '../../chaos/process-faults';
import { testQuickFaults } from '../support/quick-faults';

testQuickFaults(PROCESS_FAULTS);
