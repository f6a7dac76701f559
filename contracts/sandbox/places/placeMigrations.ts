import type { Migration } from "../storage/migrate.ts"

export const placeMigrations: readonly Migration[] = []
