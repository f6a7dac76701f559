import { readFile, stat } from "node:fs/promises"
import * as Schema from "effect/Schema"
import { SheetUnreadableError } from "../../application/catalog/import/SheetUnreadableError.ts"
import { ColumnMapping } from "../../domain/catalog/sheet/ColumnMapping.ts"
import { toSheetUnreadable } from "./toSheetUnreadable.ts"

const MAX_BYTES = 1_048_576
const decode = Schema.decodeUnknownSync(ColumnMapping, { onExcessProperty: "error", errors: "all" })

/** Reads a mapping from a JSON file. Fails with a `SheetUnreadableError` that names the invalid parts. */
export async function readMapping(file: string): Promise<ColumnMapping> {
  const text = await stat(file)
    .then(({ size }) => {
      if (size > MAX_BYTES) throw new SheetUnreadableError({ message: `${file} is larger than a mapping file can be.` })
      return readFile(file, "utf8")
    })
    .catch((error: unknown) => {
      throw toSheetUnreadable(error, file)
    })
  return decoded(parsed(text.replace(/^\uFEFF/u, ""), file), file)
}

function parsed(text: string, file: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new SheetUnreadableError({
      message:
        `${file} is no JSON: ${error instanceof Error ? error.message : String(error)}. See ` +
        "docs/bring-your-own-catalogue.md for what a mapping file looks like.",
    })
  }
}

function decoded(value: unknown, file: string): ColumnMapping {
  try {
    return decode(value)
  } catch (error) {
    throw new SheetUnreadableError({
      message:
        `${file} is no mapping: ${error instanceof Error ? error.message : String(error)}\nSee ` +
        "docs/bring-your-own-catalogue.md for what may stand in it.",
    })
  }
}
