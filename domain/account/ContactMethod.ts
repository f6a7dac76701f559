export type ContactMethod = "EMAIL" | "SMS" | "PHONE"
