import { checkList } from './check-list.ts';

checkList(0, 2);
