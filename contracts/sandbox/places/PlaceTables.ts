export interface PlaceTables {}
