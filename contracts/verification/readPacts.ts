import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { isMembers } from "./resolvedDocument.ts"

export interface Interaction {
  readonly description: string
  readonly providerStates: readonly { readonly name: string; readonly params?: Readonly<Record<string, unknown>> }[]
  readonly request: unknown
}

/** One pact, written by a consumer test. */
export interface Pact {
  readonly path: string
  /** The area of the contract, as in `contracts/openapi`. */
  readonly area: string
  readonly consumer: string
  readonly interactions: readonly Interaction[]
}

const isInteraction = (value: unknown): value is Interaction =>
  isMembers(value) &&
  typeof value["description"] === "string" &&
  Array.isArray(value["providerStates"]) &&
  "request" in value

/** Returns every pact of a folder. Fails with the file's name when one is damaged. */
export const readPacts = (folder: string): readonly Pact[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .sort()
    .map((name) => {
      const path = join(folder, name)
      const pact: unknown = JSON.parse(readFileSync(path, "utf8"))
      const consumer = isMembers(pact) && isMembers(pact["consumer"]) ? pact["consumer"]["name"] : undefined
      const interactions: readonly unknown[] =
        isMembers(pact) && Array.isArray(pact["interactions"]) ? pact["interactions"] : []
      if (typeof consumer !== "string" || interactions.length === 0)
        throw new Error(`${path} is not a pact: it names no consumer or no interaction.`)
      return {
        path,
        consumer,
        area: consumer.replace(/^selvedge-/u, ""),
        interactions: interactions.filter(isInteraction),
      }
    })
