import type { IncomingMessage } from "node:http"
import { Verifier } from "@pact-foundation/pact"
import * as Schema from "effect/Schema"
import { createSandbox } from "../../../contracts/sandbox/createSandbox.ts"
import type { LogLine } from "../../../contracts/sandbox/ports/SandboxPorts.ts"
import { serveSandbox } from "../../../contracts/sandbox/server.ts"
import { providerStates, type SetUpState } from "../../../contracts/sandbox/states/providerStates.ts"
import type { Pact } from "./pactFiles.ts"

process.env["PACT_DO_NOT_TRACK"] = "true"
// Both ends are on this machine: a proxy of the network must not come between them.
for (const name of ["HTTP_PROXY", "HTTPS_PROXY", "ALL_PROXY", "http_proxy", "https_proxy", "all_proxy"]) delete process.env[name]

const PUBLIC_URL = "http://localhost:4173"
/** Longer than any answer takes, shorter than the patience of whoever runs the tests. */
const ANSWER_TIMEOUT_MS = 20_000

const Outcome = Schema.fromJsonString(Schema.Struct({
  errors: Schema.Array(Schema.Unknown),
  interactionResults: Schema.Array(Schema.Struct({ description: Schema.String, result: Schema.String })),
}))

/** A state that was set up: what it gave, or why it could not be had. */
export interface StateSetUp {
  readonly state: string
  readonly values: readonly string[]
  readonly problem?: string
}

export interface Verification {
  /** Each interaction that was played, with `OK` or what else became of it. */
  readonly results: readonly { readonly description: string; readonly result: string }[]
  readonly errors: readonly unknown[]
  /** Requests that came to the sandbox through its port, those of the states not counted. */
  readonly requests: number
  readonly states: readonly StateSetUp[]
  /** Faults of its own that the sandbox has logged. */
  readonly faults: readonly LogLine[]
  readonly milliseconds: number
}

/** Plays every interaction of the pacts against a sandbox of its own, filled with the demo world. */
export async function verifySandbox(pacts: readonly Pact[]): Promise<Verification> {
  const logged: LogLine[] = []
  const states: StateSetUp[] = []
  let requests = 0
  const sandbox = await createSandbox({ publicUrl: PUBLIC_URL, log: (line) => logged.push(line) })
  const counted: typeof sandbox = {
    ...sandbox,
    handle: (request) => {
      requests += 1
      return sandbox.handle(request)
    },
  }
  const server = await serveSandbox(counted)
  const started = performance.now()
  try {
    const answer = await new Verifier({
      provider: "selvedge-sandbox",
      providerBaseUrl: server.url,
      pactUrls: pacts.map(({ path }) => path),
      logLevel: "error",
      timeout: ANSWER_TIMEOUT_MS,
      failIfNoPactsFound: true,
      requestFilter: restoreEmptyBody,
      stateHandlers: Object.fromEntries(Array.from(providerStates(sandbox.handle, PUBLIC_URL), ([name, setUp]) => [name, recording(name, setUp, states)])),
    }).verifyProvider().catch(outcomeOfFailure)
    const { errors, interactionResults: results } = Schema.decodeUnknownSync(Outcome)(answer)
    const faults = logged.filter(({ level }) => level === "error")
    return { results, errors, requests, states, faults, milliseconds: performance.now() - started }
  } finally {
    await server.close()
    await sandbox.close()
  }
}

/** A verification that failed tells its results in the message; one that could not run tells only why. */
const outcomeOfFailure = (failure: unknown): string => {
  const message = failure instanceof Error ? failure.message : String(failure)
  return message.startsWith("{") ? message : JSON.stringify({ errors: [message], interactionResults: [] })
}

/** The verifier goes on without a state that fails: what became of each is kept here. */
const recording = (state: string, setUp: SetUpState, states: StateSetUp[]) => async (parameters?: unknown) => {
  try {
    const given = await setUp(isParameters(parameters) ? parameters : {})
    states.push({ state, values: Object.keys(given) })
    return { ...given }
  } catch (error) {
    states.push({ state, values: [], problem: String(error) })
    throw error
  }
}

const isParameters = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === "object" && value !== null && !Array.isArray(value)

// The verifier's own proxy sends on a body of `{}` as no bytes at all, under the length of two: the sandbox would wait for them.
const restoreEmptyBody = (request: IncomingMessage & { body?: unknown }, _response: unknown, next: () => void): void => {
  const { body } = request
  const isJson = (request.headers["content-type"] ?? "").startsWith("application/json")
  if (isJson && typeof body === "object" && body !== null && !Buffer.isBuffer(body) && Object.keys(body).length === 0) {
    const text = JSON.stringify(body)
    request.body = Buffer.from(text)
    request.headers["content-length"] = String(text.length)
  }
  next()
}
