import { readdirSync, readFileSync } from "node:fs"
import { Ajv } from "ajv"
import { expect, it } from "vitest"
import { type Members, membersOf } from "../../../contracts/verification/resolvedDocument.ts"

const FOLDER = new URL("../../../contracts/generated/", import.meta.url)
const DOCUMENTS = readdirSync(FOLDER).filter((file) => file.endsWith(".json") && file !== "operations.json")

/** Every header of a document that has an example, with its place. */
const headersIn = (value: unknown, place: string): readonly (readonly [string, Members])[] => {
  if (typeof value !== "object" || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => [
    ...(name === "headers"
      ? Object.entries(membersOf(inner)).flatMap(([header, definition]): readonly (readonly [string, Members])[] =>
          membersOf(definition)["example"] === undefined ? [] : [[`${place}/${header}`, membersOf(definition)]],
        )
      : []),
    ...headersIn(inner, `${place}/${name}`),
  ])
}

it("the example of a header is valid by its schema", () => {
  const found = DOCUMENTS.flatMap((file) => headersIn(JSON.parse(readFileSync(new URL(file, FOLDER), "utf8")), file))
  expect(found.length).toBeGreaterThan(1)
  const ajv = new Ajv({ strict: false })
  const wrong = found.filter(([, { schema, example }]) => !ajv.validate(membersOf(schema), example))
  expect(wrong.map(([place]) => place)).toEqual([])
})
