export interface WishlistTables {}
