import type { Migration } from "../storage/migrate.ts"

export const walletMigrations: readonly Migration[] = []
