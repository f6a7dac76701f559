/** How the shop gets in touch with a user. */
export type ContactMethod = "EMAIL" | "SMS" | "PHONE"
