export interface GiftCardTables {}
