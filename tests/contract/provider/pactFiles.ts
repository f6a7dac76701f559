import { readdirSync, readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import * as Schema from "effect/Schema"

export const ROOT = fileURLToPath(new URL("../../..", import.meta.url))
const FOLDER = `${ROOT}/contracts/pacts`

const State = Schema.Struct({ name: Schema.String, params: Schema.optionalKey(Schema.Record(Schema.String, Schema.Unknown)) })
const Interaction = Schema.Struct({ description: Schema.String, providerStates: Schema.Array(State), request: Schema.Unknown })
const PactFile = Schema.fromJsonString(
  Schema.Struct({ consumer: Schema.Struct({ name: Schema.String }), interactions: Schema.Array(Interaction) }),
)

/** One pact as its consumer test wrote it. */
export interface Pact {
  readonly path: string
  /** The area of the contract, as in `contracts/openapi`. */
  readonly area: string
  readonly interactions: readonly (typeof Interaction.Type)[]
}

/** Every pact of the shop. */
export const pactFiles: readonly Pact[] = readdirSync(FOLDER)
  .filter((name) => name.endsWith(".json"))
  .map((name) => {
    const path = `${FOLDER}/${name}`
    const { consumer, interactions } = Schema.decodeUnknownSync(PactFile)(readFileSync(path, "utf8"))
    return { path, area: consumer.name.replace(/^selvedge-/, ""), interactions }
  })

/** What the pacts say of one provider state. */
export interface UsedState {
  /** Parameters that it is set up with. */
  readonly parameters: readonly string[]
  /** Values of it that requests are made of. */
  readonly values: readonly string[]
}

/** The provider states that the pacts name. */
export function usedStates(): ReadonlyMap<string, UsedState> {
  const used = new Map<string, UsedState>()
  for (const { providerStates, request } of pactFiles.flatMap(({ interactions }) => interactions)) {
    const injected = [...JSON.stringify(request).matchAll(/\$\{(\w+)\}/g)].flatMap(([, value]) => value ?? [])
    for (const { name, params = {} } of providerStates) {
      const { parameters = [], values = [] } = used.get(name) ?? {}
      used.set(name, { parameters: sorted([...parameters, ...Object.keys(params)]), values: sorted([...values, ...injected]) })
    }
  }
  return used
}

const sorted = (names: readonly string[]): readonly string[] => [...new Set(names)].sort()
