import type { Migration } from "../storage/migrate.ts"

export const teenMigrations: readonly Migration[] = []
