import type { Migration } from "../storage/migrate.ts"

export const newsletterMigrations: readonly Migration[] = []
