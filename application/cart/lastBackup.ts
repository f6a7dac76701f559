import * as Schema from "effect/Schema"
import { storedValue } from "../platform/StoredValue.ts"

/**
 * What this device backed up last, so that the same cart is not sent twice. Removed wherever the backup may be another
 * without this device's doing: when somebody enters or leaves, when the cart was bought, and when the backup is let go.
 */
export const lastBackup = storedValue("safeCart", 1, Schema.String)
