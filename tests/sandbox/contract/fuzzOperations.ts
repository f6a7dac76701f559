import { fileURLToPath } from "node:url"
import fc from "fast-check"
import { afterAll, beforeAll, expect, it } from "vitest"
import { createSandbox, type Sandbox } from "../../../contracts/sandbox/createSandbox.ts"
import { documents } from "../../../contracts/sandbox/platform/http/documents.ts"
import { providerStates, type StateHandler } from "../../../contracts/sandbox/composition/providerStates.ts"
import { readPacts } from "../../../contracts/verification/readPacts.ts"
import {
  type DocumentedOperation,
  listOf,
  membersOf,
  operationsOf,
} from "../../../contracts/verification/resolvedDocument.ts"
import type { StateValues } from "../../../contracts/sandbox/platform/states/StateShop.ts"
import { arbitraryOfSchema, type Sources } from "./arbitraryOfSchema.ts"
import { RAW_BODIES, spoiltBody, wrongText } from "./spoil.ts"
import { countWrites } from "./writeCount.ts"
import { CHEAP_SCRYPT } from "../../support/sandbox/CHEAP_SCRYPT.ts"
import { newDatabase } from "../../support/sandbox/newDatabase.ts"
import { DAILY_SEED } from "../../support/DAILY_SEED.ts"
import { isInPartOfToday } from "../../support/partOfToday.ts"

/** Inputs per operation in a test run, with the seed of the day; more with FUZZ_INPUTS. */
const INPUTS = Number(process.env["FUZZ_INPUTS"] ?? 3)
/** A third of the operations run each day, the others on the next two; all with FUZZ_INPUTS. */
const isToday = (index: number): boolean => isInPartOfToday(index, process.env["FUZZ_INPUTS"] === undefined ? 3 : 1)
const ORIGIN = "http://localhost:4173"
const ADMIN_KEY = "the-admin-key-of-the-fuzz"
/** Maximum number of reported failures per operation. */
const MAX_REPORTED = 5

const PACTS = fileURLToPath(new URL("../../../contracts/pacts", import.meta.url))
export const operations = documents.flatMap((document) => [...operationsOf(document).values()])
const interactions = readPacts(PACTS).flatMap((pact) => pact.interactions)

interface Input {
  readonly path: Readonly<Record<string, unknown>>
  readonly query: Readonly<Record<string, unknown>>
  readonly header: Readonly<Record<string, unknown>>
  readonly body: { readonly text: string; readonly type: string } | undefined
}

let sandbox: Sandbox
let states: ReadonlyMap<string, StateHandler>
let counter: Awaited<ReturnType<typeof countWrites>>
let others: readonly string[]

/** Values of the states of an operation's pacts: its caller, and values by field name. */
async function setUp(
  operationId: string,
): Promise<{ readonly tokens: readonly string[]; readonly known: Map<string, readonly unknown[]> }> {
  const used = interactions
    .filter(({ description }) => description.startsWith(`${operationId}:`))
    .flatMap(({ providerStates: all }) => all)
  const stateValues: (StateValues | undefined)[] = []
  for (const { name, params } of used) stateValues.push(await states.get(name)?.(params ?? {}))
  const known = new Map<string, readonly unknown[]>([
    ["storeId", ["10000034"]],
    ["version", ["2"]],
    ["languageId", ["-5"]],
    ["catalogId", ["20000034"]],
  ])
  for (const [name, value] of stateValues.flatMap((values) => Object.entries(values ?? {})))
    known.set(name, [...(known.get(name) ?? []), value])
  return { tokens: (known.get("token") ?? []).map(String), known }
}

function inputsOf({ operation, follow }: DocumentedOperation, known: Sources["known"]): fc.Arbitrary<Input> {
  const sources = { follow, known }
  const parameters = listOf(operation["parameters"]).map(follow)
  const place = (where: string) => {
    const those = parameters.filter((one) => one["in"] === where)
    const valid = fc.record(
      Object.fromEntries(
        those.map((one) => [String(one["name"]), arbitraryOfSchema(one["schema"], sources, String(one["name"]))]),
      ),
      { requiredKeys: those.filter((one) => one["required"] === true).map((one) => String(one["name"])) },
    )
    const spoilt = valid.chain((values) =>
      those.length === 0
        ? fc.constant(values)
        : fc
            .tuple(fc.constantFrom(...those.map((one) => String(one["name"]))), wrongText)
            .map(([name, text]) => ({ ...values, [name]: text })),
    )
    return fc.oneof({ weight: 5, arbitrary: valid }, { weight: 1, arbitrary: spoilt })
  }
  const content = membersOf(follow(operation["requestBody"])["content"])
  const schema = membersOf(content["application/json"])["schema"]
  const json = arbitraryOfSchema(schema, sources)
  const body: fc.Arbitrary<Input["body"]> =
    schema === undefined
      ? fc.constantFrom(undefined, ...RAW_BODIES.slice(0, 4))
      : fc.oneof(
          { weight: 6, arbitrary: json.map(asJson) },
          { weight: 5, arbitrary: json.chain(spoiltBody).map(asJson) },
          { weight: 1, arbitrary: fc.constantFrom(undefined, ...RAW_BODIES) },
        )
  return fc.record({ path: place("path"), query: place("query"), header: place("header"), body })
}

const asJson = (value: unknown) => ({ text: JSON.stringify(value) ?? "null", type: "application/json" })

function requestOf(
  { method, path }: DocumentedOperation,
  input: Input,
  token: string | undefined,
): Request | undefined {
  const filled = path.replace(
    /\{(\w+)\}/g,
    (_, name: string) => encodeURIComponent(toWellFormed(String(input.path[name] ?? "x"))) || "x",
  )
  const search = new URLSearchParams(
    Object.entries(input.query).flatMap(([name, value]) =>
      (Array.isArray(value) ? value : [value]).map((one) => [name, toWellFormed(String(one))]),
    ),
  )
  try {
    return new Request(`${ORIGIN}${filled}?${search.toString()}`, {
      method,
      headers: {
        ...Object.fromEntries(Object.entries(input.header).map(([name, value]) => [name, String(value)])),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(input.body === undefined || method === "GET" ? {} : { "content-type": input.body.type }),
      },
      ...(input.body === undefined || method === "GET" ? {} : { body: input.body.text }),
    })
  } catch {
    // No client can send a header with a line break.
    return undefined
  }
}

const toWellFormed = (text: string) => text.replace(/\p{Surrogate}/gu, "\ufffd")

/** The differences between a response and its document. */
async function faultsOf({ operation, follow }: DocumentedOperation, answer: Response): Promise<string | undefined> {
  const documented = membersOf(operation["responses"])[String(answer.status)]
  if (answer.status >= 500) return `answers ${answer.status} ${(await answer.text()).slice(0, 160)}`
  if (documented === undefined)
    return `answers ${answer.status}, which its document does not know: ${(await answer.text()).slice(0, 160)}`
  const types = Object.keys(membersOf(follow(documented)["content"]))
  const type = (answer.headers.get("content-type") ?? "").split(";", 1)[0] ?? ""
  return type === "" || types.includes(type)
    ? undefined
    : `answers ${answer.status} as ${type}, which its document does not know`
}

async function play(one: DocumentedOperation): Promise<readonly string[]> {
  const { tokens, known } = await setUp(one.operationId)
  const callers = [...tokens, ...tokens, ...others, undefined]
  const inputs = fc.sample(inputsOf(one, known), { numRuns: INPUTS, seed: DAILY_SEED })
  const faults: string[] = []
  let written = await counter.writes()
  for (const [index, input] of inputs.entries()) {
    const request = requestOf(one, input, callers[index % callers.length])
    if (request === undefined) continue
    const answer = await sandbox.handle(request)
    const fault = await faultsOf(one, answer)
    const writes = await counter.writes()
    const inputText = JSON.stringify({ ...input, body: input.body?.text.slice(0, 200) }).slice(0, 500)
    if (fault !== undefined) faults.push(`${one.operationId} ${fault} to ${inputText}`)
    else if (answer.status >= 400 && writes !== written)
      faults.push(
        `${one.operationId} wrote to ${await counter.lastTable()} in spite of status ${answer.status} to ${inputText}`,
      )
    written = writes
    if (faults.length >= MAX_REPORTED) break
  }
  return faults
}

/** The tests of these operations, each group with its own backend. */
export function fuzz(asked: readonly DocumentedOperation[]): void {
  let drop: () => Promise<void>
  beforeAll(async () => {
    const { databaseUrl, close } = await newDatabase(false)
    if (databaseUrl === undefined) throw new Error("Install PostgreSQL: rows that are written are counted in it.")
    drop = close
    sandbox = await createSandbox({
      databaseUrl,
      // Enough for every state; the demo world has more, which take longer to write.
      products: 60,
      publicUrl: ORIGIN,
      adminKey: ADMIN_KEY,
      scryptCost: CHEAP_SCRYPT,
      log: () => undefined,
    })
    states = providerStates(sandbox.handle, ORIGIN, ADMIN_KEY)
    counter = await countWrites(databaseUrl)
    const tokens = await Promise.all(
      ["a guest session", "a registered session"].map((state) => states.get(state)?.({ storeId: "10000034" })),
    )
    others = [...tokens.map((stateValues) => String(stateValues?.["token"])), "no-such-token"]
  }, 120_000)
  afterAll(async () => {
    await counter.close()
    await sandbox.close()
    await drop()
  })

  it.each(asked.filter((_, index) => isToday(index)).map((one) => [one.operationId, one] as const))(
    `answers ${INPUTS} inputs as documented, never with 5xx, and writes nothing on refusal: %s`,
    async (_, one) => {
      expect(await play(one)).toEqual([])
    },
  )
}
