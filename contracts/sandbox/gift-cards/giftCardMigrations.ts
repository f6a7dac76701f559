import type { Migration } from "../storage/migrate.ts"

export const giftCardMigrations: readonly Migration[] = []
