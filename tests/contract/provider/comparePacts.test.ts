import { readFileSync } from "node:fs"
import { Comparator } from "@pactflow/openapi-pact-comparator"
import { describe, expect, it } from "vitest"
import { pactFiles, ROOT } from "./pactFiles.ts"

const read = (path: string): unknown => JSON.parse(readFileSync(path, "utf8"))

type Document = ConstructorParameters<typeof Comparator>[0]
type PactFile = Parameters<Comparator["compare"]>[0]
// The tools that wrote the files have already checked them; the comparator only requires types.
const isDocument = (value: unknown): value is Document =>
  typeof value === "object" && value !== null && "openapi" in value
const isPact = (value: unknown): value is PactFile =>
  typeof value === "object" && value !== null && "interactions" in value

/** Returns the errors that an independent program finds when it compares a pact with its document. */
async function disagreements(document: unknown, pact: unknown): Promise<readonly string[]> {
  if (!isDocument(document) || !isPact(pact)) throw new Error("This is no document, or no pact.")
  const found: string[] = []
  for await (const { type, message, mockDetails } of new Comparator(document).compare(pact)) {
    if (type === "error") found.push(`${mockDetails?.interactionDescription ?? ""}: ${message}`)
  }
  return found
}

describe("comparing the pacts with the documents", () => {
  it.each(pactFiles.map(({ area, path }) => [area, path] as const))(
    "finds no difference for %s",
    async (area, path) => {
      expect(await disagreements(read(`${ROOT}/contracts/generated/${area}.json`), read(path))).toEqual([])
    },
  )

  it("finds requests that the document does not know", async () => {
    const [session] = pactFiles.filter(({ area }) => area === "session")
    expect(await disagreements(read(`${ROOT}/contracts/generated/cart.json`), read(session?.path ?? ""))).not.toEqual(
      [],
    )
  })
})
