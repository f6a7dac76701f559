import type { Migration } from "../storage/migrate.ts"

export const returnMigrations: readonly Migration[] = []
