import { checkList } from './check-list.ts';

checkList(1, 2);
