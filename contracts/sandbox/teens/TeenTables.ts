export interface TeenTables {}
