import { existsSync, readFileSync } from "node:fs"
import { join, resolve } from "node:path"
import * as Schema from "effect/Schema"

/** Folder of external test data: next to the shop, or at `SHARED_DATA`. */
const FOLDER = process.env["SHARED_DATA"] ?? resolve(import.meta.dirname, "../../../shared/data")

/** A file of external test data; undefined where it is not available, and a test then uses only our own examples. */
export function sharedText(path: string): string | undefined {
  const file = join(FOLDER, path)
  return existsSync(file) ? readFileSync(file, "utf8") : undefined
}

/** The same for JSON, decoded by its schema; `otherwise` where it is not available. */
export function sharedJson<A, I>(path: string, schema: Schema.Codec<A, I>, otherwise: A): A {
  const text = sharedText(path)
  return text === undefined ? otherwise : Schema.decodeUnknownSync(Schema.fromJsonString(schema))(text)
}
