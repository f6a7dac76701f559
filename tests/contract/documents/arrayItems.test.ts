import { readdirSync, readFileSync } from "node:fs"
import { expect, it } from "vitest"

const FOLDER = new URL("../../../contracts/generated/", import.meta.url)
const DOCUMENTS = readdirSync(FOLDER).filter((file) => file.endsWith(".json") && file !== "operations.json")

/** The place of every array schema of a document, and whether it says what its items are. */
const arraysIn = (value: unknown, place: string): readonly (readonly [string, boolean])[] => {
  if (typeof value !== "object" || value === null) return []
  const isArray =
    "type" in value && (value.type === "array" || (Array.isArray(value.type) && value.type.includes("array")))
  return [
    ...(isArray ? [[place, "items" in value] as const] : []),
    ...Object.entries(value).flatMap(([name, inner]) => arraysIn(inner, `${place}/${name}`)),
  ]
}

it("every array of the documents says what its items are", () => {
  const found = DOCUMENTS.flatMap((file) => arraysIn(JSON.parse(readFileSync(new URL(file, FOLDER), "utf8")), file))
  expect(found.length).toBeGreaterThan(100)
  expect(found.filter(([, hasItems]) => !hasItems).map(([place]) => place)).toEqual([])
})
