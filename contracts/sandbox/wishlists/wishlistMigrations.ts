import type { Migration } from "../storage/migrate.ts"

export const wishlistMigrations: readonly Migration[] = []
