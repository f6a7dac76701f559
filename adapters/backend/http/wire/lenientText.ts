import * as Schema from "effect/Schema"
import { lenient } from "./lenient.ts"

/**
 * Words or an id that are only told on: some backends send an id as a number, which is text from here on (ruling R3).
 */
export const lenientText = lenient(Schema.String, (value) => (Number.isSafeInteger(value) ? String(value) : value))
