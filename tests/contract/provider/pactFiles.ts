import { fileURLToPath } from "node:url"
import { readPacts } from "../../../contracts/verification/readPacts.ts"

export const ROOT = fileURLToPath(new URL("../../..", import.meta.url))

/** Every pact of the client. */
export const pactFiles = readPacts(`${ROOT}/contracts/pacts`)

/** A provider state as the pacts use it. */
export interface UsedState {
  /** Names of its parameters. */
  readonly parameters: readonly string[]
  /** Names of the values that requests use. */
  readonly values: readonly string[]
}

/** Returns the provider states that the pacts name. */
export function usedStates(): ReadonlyMap<string, UsedState> {
  const used = new Map<string, UsedState>()
  for (const { providerStates, request } of pactFiles.flatMap(({ interactions }) => interactions)) {
    const injected = [...JSON.stringify(request).matchAll(/\$\{(\w+)\}/g)].flatMap(([, value]) => value ?? [])
    for (const { name, params = {} } of providerStates) {
      const { parameters = [], values = [] } = used.get(name) ?? {}
      used.set(name, {
        parameters: sorted([...parameters, ...Object.keys(params)]),
        values: sorted([...values, ...injected]),
      })
    }
  }
  return used
}

const sorted = (names: readonly string[]): readonly string[] => [...new Set(names)].sort()
