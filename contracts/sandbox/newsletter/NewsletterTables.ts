export interface NewsletterTables {}
