import type { IncomingMessage } from "node:http"
import { Verifier } from "@pact-foundation/pact"
import type { StateHandler } from "../sandbox/composition/providerStates.ts"
import type { Pact } from "./readPacts.ts"
import { isMembers } from "./resolvedDocument.ts"
import { readOutcome } from "./readOutcome.ts"
import type { StateSetup, Verification } from "./Verification.ts"

export interface ProviderUnderTest {
  /** Origin of the provider, without a trailing slash. */
  readonly url: string
  /**
   * Sets up the states that the pacts name: handlers, or an address that receives each state (Pact's own convention).
   */
  readonly states: ReadonlyMap<string, StateHandler> | string
  readonly pacts: readonly Pact[]
  /** Verifies only interactions whose description matches. */
  readonly only?: RegExp
  /** Sent with every call in addition to the pacts' own. */
  readonly headers?: Readonly<Record<string, string>>
}

type ProxiedRequest = IncomingMessage & { body?: unknown }

const PROVIDER = "selvedge-sandbox"
/** Longer than any response takes, in milliseconds. */
const RESPONSE_TIMEOUT_MS = 20_000

/**
 * Verifies every interaction of the pacts against a provider and returns a result for each; never rejects for a broken
 * pact.
 */
export const verifyProvider = async ({
  url,
  states,
  pacts,
  only,
  headers = {},
}: ProviderUnderTest): Promise<Verification> => {
  process.env["PACT_DO_NOT_TRACK"] = "true"
  if (only !== undefined) process.env["PACT_DESCRIPTION"] = only.source
  const setups: StateSetup[] = []
  const started = performance.now()
  const outcome: unknown = await new Verifier({
    provider: PROVIDER,
    providerBaseUrl: url,
    pactUrls: pacts.map(({ path }) => path),
    logLevel: "error",
    timeout: RESPONSE_TIMEOUT_MS,
    failIfNoPactsFound: true,
    requestFilter: (request: ProxiedRequest, _response: unknown, next: () => void) => {
      Object.assign(request.headers, headers)
      restoreEmptyBody(request)
      next()
    },
    ...(typeof states === "string"
      ? { providerStatesSetupUrl: states }
      : {
          stateHandlers: Object.fromEntries(
            Array.from(states, ([name, setUp]) => [name, recordStateSetup(name, setUp, setups)]),
          ),
        }),
  })
    .verifyProvider()
    .catch((failure: unknown) => (failure instanceof Error ? failure.message : String(failure)))
  delete process.env["PACT_DESCRIPTION"]
  return { ...readOutcome(outcome), states: setups, milliseconds: performance.now() - started }
}

/** The verifier continues after a failed state: the result of each is recorded here. */
const recordStateSetup = (state: string, setUp: StateHandler, setups: StateSetup[]) => async (parameters?: unknown) => {
  try {
    const stateValues = await setUp(isMembers(parameters) ? parameters : {})
    setups.push({ state, values: Object.keys(stateValues) })
    return { ...stateValues }
  } catch (error) {
    setups.push({ state, values: [], problem: String(error) })
    throw error
  }
}

// The verifier's proxy forwards a body of `{}` as zero bytes with a content length of two: the provider would wait for
// them.
const restoreEmptyBody = (request: ProxiedRequest): void => {
  const { body } = request
  const isJson = (request.headers["content-type"] ?? "").startsWith("application/json")
  if (isJson && typeof body === "object" && body !== null && !Buffer.isBuffer(body) && Object.keys(body).length === 0) {
    const text = JSON.stringify(body)
    request.body = Buffer.from(text)
    request.headers["content-length"] = String(text.length)
  }
}
