import { contractTests } from './contract.ts';

contractTests('php');
