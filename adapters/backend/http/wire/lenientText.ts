import * as Schema from "effect/Schema"
import { lenient } from "./lenient.ts"

/** An informational text or id. Some backends send an id as a number; it becomes text (R3). */
export const lenientText = lenient(Schema.String, (value) => (Number.isSafeInteger(value) ? String(value) : value))
