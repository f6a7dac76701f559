import { existsSync, readFileSync } from "node:fs"
import { join, resolve } from "node:path"
import * as Schema from "effect/Schema"

/** Data of others lies beside the shop where it is tested against them, or where `SHARED_DATA` says. */
const FOLDER = process.env["SHARED_DATA"] ?? resolve(import.meta.dirname, "../../../shared/data")

/** A file of the data of others; nothing where it is not at hand, and a test then stands on our own examples alone. */
export function sharedText(path: string): string | undefined {
  const file = join(FOLDER, path)
  return existsSync(file) ? readFileSync(file, "utf8") : undefined
}

/** The same for JSON, read by its schema; `otherwise` where it is not at hand. */
export function sharedJson<A, I>(path: string, schema: Schema.Codec<A, I>, otherwise: A): A {
  const text = sharedText(path)
  return text === undefined ? otherwise : Schema.decodeUnknownSync(Schema.fromJsonString(schema))(text)
}
