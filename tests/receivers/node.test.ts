import { contractTests } from './contract.ts';

contractTests('server');
