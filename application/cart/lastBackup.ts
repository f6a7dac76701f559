import * as Schema from "effect/Schema"
import { storedValue } from "../platform/StoredValue.ts"

/**
 * The cart this device backed up last, to skip identical backups. Cleared when the backup may have changed elsewhere:
 * at sign-in, sign-out and purchase, and when the backup is discarded.
 */
export const lastBackup = storedValue("safeCart", 1, Schema.String)
