export interface ReturnTables {}
