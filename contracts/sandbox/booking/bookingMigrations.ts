import type { Migration } from "../storage/migrate.ts"

export const bookingMigrations: readonly Migration[] = []
