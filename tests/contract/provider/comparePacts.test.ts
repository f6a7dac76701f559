import { readFileSync } from "node:fs"
import { Comparator } from "@pactflow/openapi-pact-comparator"
import { describe, expect, it } from "vitest"
import { pactFiles, ROOT } from "./pactFiles.ts"

const read = (path: string): unknown => JSON.parse(readFileSync(path, "utf8"))

type Document = ConstructorParameters<typeof Comparator>[0]
type PactFile = Parameters<Comparator["compare"]>[0]
// Both are checked by the tools that made them; the comparator's types want to be told.
const isDocument = (value: unknown): value is Document =>
  typeof value === "object" && value !== null && "openapi" in value
const isPact = (value: unknown): value is PactFile =>
  typeof value === "object" && value !== null && "interactions" in value

/** What an independent program finds in a pact that its document does not allow. */
async function disagreements(document: unknown, pact: unknown): Promise<readonly string[]> {
  if (!isDocument(document) || !isPact(pact)) throw new Error("This is no document, or no pact.")
  const found: string[] = []
  for await (const { type, message, mockDetails } of new Comparator(document).compare(pact)) {
    if (type === "error") found.push(`${mockDetails?.interactionDescription ?? ""}: ${message}`)
  }
  return found
}

describe("The pacts and the documents agree", () => {
  it.each(pactFiles.map(({ area, path }) => [area, path] as const))("about %s", async (area, path) => {
    expect(await disagreements(read(`${ROOT}/contracts/generated/${area}.json`), read(path))).toEqual([])
  })

  it("and where a pact asks what its document does not know, it is found", async () => {
    const [session] = pactFiles.filter(({ area }) => area === "session")
    expect(await disagreements(read(`${ROOT}/contracts/generated/cart.json`), read(session?.path ?? ""))).not.toEqual(
      [],
    )
  })
})
