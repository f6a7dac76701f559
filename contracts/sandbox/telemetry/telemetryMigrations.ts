import type { Migration } from "../storage/migrate.ts"

export const telemetryMigrations: readonly Migration[] = []
