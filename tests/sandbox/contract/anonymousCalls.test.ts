import { fileURLToPath } from "node:url"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { StateValues } from "../../../contracts/sandbox/platform/states/StateShop.ts"
import type { Sandbox } from "../../../contracts/sandbox/createSandbox.ts"
import { providerStates, type StateHandler } from "../../../contracts/sandbox/composition/providerStates.ts"
import { type Interaction, readPacts } from "../../../contracts/verification/readPacts.ts"
import { listOf, type Members, membersOf } from "../../../contracts/verification/resolvedDocument.ts"
import { readAnswer } from "../../support/sandbox/onBothDatabases.ts"
import { anAddress, SPAIN, textAt } from "../checkout/customer.ts"
import { openSandbox } from "../../support/sandbox/newDatabase.ts"

const ORIGIN = "http://localhost:4173"
const ADMIN_KEY = "the-admin-key-of-the-strangers"
/** Names of values that belong to one customer. */
const OWN = [
  "orderId",
  "addressId",
  "orderItemId",
  "rmareqId",
  "rmaId",
  "hash",
  "cardHash",
  "cardGuid",
  "wishListId",
  "eventListId",
  "invoiceId",
  "bookingId",
  "leftoverId",
  "giftInfoId",
  "suborderId",
  "movementCode",
  "transactionId",
  "userId",
  "teenUserId",
  "sponsorUserId",
  "sponsorId",
  "passkeyId",
]
/** Values that grant access to their holder: a stranger has others. */
const SECRETS = [
  "guestToken",
  "labelToken",
  "sharedToken",
  "ticketToken",
  "eventAccessCode",
  "pin",
  "code",
  "sponsorCode",
  "activationCode",
  "operationNumber",
  "orderBarcode",
]
/** Calls that the recipient of an email may make. */
const BY_EMAIL = new RegExp(
  [
    "^(confirmStockNotification|deleteStockNotification): ",
    "^(confirmNewsletter|deleteNewsletterRequest|unsubscribeNewsletter): ",
    "^confirmTeen: a sponsor accepts the invitation of a mail$",
  ].join("|"),
  "u",
)
/** Any sponsor may invite any address, including an unknown one, with the same response (tests/sandbox/teens). */
const ABOUT_ANY_ADDRESS = /^addTeen:/
/**
 * A statement of withdrawal is accepted from any person about any order, with the same response
 * (tests/sandbox/returns/withdrawals).
 */
const ABOUT_ANY_ORDER = /^createWithdrawal:/

/** States of the business client of the demo, who sponsors too: each of them undoes the others. */
const OF_THE_DEMO = /\b(?:business|sponsor|teen)\b/u

/** A passkey's response proves its holder, and is valid once (tests/sandbox/account/passkeys). */
const BY_PASSKEY = /^signInWithPasskey:/

const interactions = readPacts(fileURLToPath(new URL("../../../contracts/pacts", import.meta.url))).flatMap(
  (pact) => pact.interactions,
)
const expressionsOf = ({ request }: Interaction): string =>
  JSON.stringify(Object.entries(membersOf(membersOf(request)["generators"])).filter(([part]) => part !== "header"))
const names = (interaction: Interaction): readonly string[] =>
  OWN.filter((name) => expressionsOf(interaction).includes(`\${${name}}`))
/** Calls that an owner may make with their own id. */
const asked = interactions.filter(
  (interaction) =>
    names(interaction).length > 0 &&
    !BY_EMAIL.test(interaction.description) &&
    !ABOUT_ANY_ADDRESS.test(interaction.description) &&
    !ABOUT_ANY_ORDER.test(interaction.description) &&
    !BY_PASSKEY.test(interaction.description),
)

let sandbox: Sandbox
let states: ReadonlyMap<string, StateHandler>
/** Values by states: strangers change nothing, so that calls about the same states can share them. */
const reached = new Map<string, Promise<StateValues>>()
/** Tokens of the strangers: none, a guest's, another account's, a business client's. */
let anonymousCalls: readonly (string | undefined)[]
beforeAll(async () => {
  sandbox = await openSandbox({ products: 60, publicUrl: ORIGIN, adminKey: ADMIN_KEY })
  states = providerStates(sandbox.handle, ORIGIN, ADMIN_KEY)
  const token = async (state: string) => String((await states.get(state)?.({ storeId: SPAIN }))?.["token"])
  anonymousCalls = [
    undefined,
    await token("a guest session"),
    await token("a registered session"),
    await businessClient(await token("a guest session")),
  ]
}, 120_000)
afterAll(() => sandbox.close())

/**
 * Registers an unknown business client, unlike the one of the demo, to whom the states of business clients and
 * sponsors belong; returns the token.
 */
async function businessClient(guest: string): Promise<string> {
  const primaryAddress = {
    ...anAddress(),
    clientType: "B",
    email2: "ana2@example.org",
    company: { name: "Telar SL", vatin: "B12345674" },
  }
  const registration = {
    logon: "stranger@example.org",
    password: "Selvedge2026",
    passwordConfirm: "Selvedge2026",
    acceptedPolicies: [1, 2],
    primaryAddress,
  }
  const headers = { authorization: `Bearer ${guest}`, "content-type": "application/json" }
  const answer = await sandbox.handle(
    new Request(`${ORIGIN}/itxrest/2/user/store/${SPAIN}/user`, {
      method: "POST",
      headers,
      body: JSON.stringify(registration),
    }),
  )
  return textAt((await readAnswer(answer)).body, "access_token")
}

/** The values of an interaction's states. Those of the one customer of the demo are set anew for each call. */
function valuesOf({ providerStates: asked }: Interaction): Promise<StateValues> {
  const setUp = async (): Promise<StateValues> => {
    const values: Record<string, string | number> = {}
    for (const { name, params } of asked) Object.assign(values, await states.get(name)?.(params ?? {}))
    return values
  }
  if (asked.some(({ name }) => OF_THE_DEMO.test(name))) return setUp()
  const key = JSON.stringify(asked)
  const values = reached.get(key) ?? setUp()
  reached.set(key, values)
  return values
}

/** A value of the same kind that is unknown: other digits, and other letters unless it is a word with a number. */
const unknownValue = (value: string): string =>
  (/^[a-z]+-[0-9]+$/.test(value) ? value : value.replace(/[a-z]/g, "a").replace(/[A-Z]/g, "A")).replace(/[0-9]/g, "9")
const filled = (expression: unknown, values: StateValues): string =>
  String(expression).replace(/\$\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ""))

/** The request of an interaction with this token and these values. */
function requestOf({ request }: Interaction, values: StateValues, token: string | undefined): Request {
  const { method, path, query, headers, body, generators } = membersOf(request)
  const made = membersOf(generators)
  const expressionAt = (part: string, name: string): unknown => membersOf(membersOf(made[part])[name])["expression"]
  const pathname = made["path"] === undefined ? String(path) : filled(membersOf(made["path"])["expression"], values)
  const search = new URLSearchParams(
    Object.entries(membersOf(query)).flatMap(([name, overrides]) =>
      listOf(overrides).map((one): [string, string] => [
        name,
        filled(expressionAt("query", name) ?? expressionAt("query", `$.${name}[0]`) ?? one, values),
      ]),
    ),
  )
  const content = structuredClone(membersOf(body)["content"])
  for (const [place, generator] of Object.entries(membersOf(made["body"])))
    setAt(content, place, filled(membersOf(generator)["expression"], values))
  const sent = new Headers(
    Object.entries(membersOf(headers)).map(([name, overrides]): [string, string] => [
      name,
      String(listOf(overrides)[0] ?? overrides),
    ]),
  )
  sent.delete("authorization")
  if (token !== undefined) sent.set("authorization", `Bearer ${token}`)
  if (sent.has("idempotency-key")) sent.set("idempotency-key", crypto.randomUUID())
  return new Request(`${ORIGIN}${pathname}?${search.toString()}`, {
    method: String(method),
    headers: sent,
    ...(content === undefined ? {} : { body: JSON.stringify(content) }),
  })
}

/** Sets the value at a path such as `$.items[0].id`. */
function setAt(content: unknown, place: string, value: string): void {
  const steps = place
    .replace(/^\$\.?/, "")
    .split(/[.[\]]+/)
    .filter((step) => step !== "")
  const last = steps.pop() ?? ""
  const holder = steps.reduce<unknown>(
    (inner, step) => (typeof inner === "object" && inner !== null ? Reflect.get(inner, step) : undefined),
    content,
  )
  if (typeof holder === "object" && holder !== null)
    Reflect.set(holder, last, typeof Reflect.get(holder, last) === "number" ? Number(value) : value)
}

/** The response to a stranger, without the ids and the time that it repeats. */
async function answered(request: Request, values: StateValues): Promise<string> {
  const { status, body } = await readAnswer(await sandbox.handle(request))
  const { traceId: _, ...rest }: Members = membersOf(body)
  const text =
    status < 300 ? JSON.stringify(body) : JSON.stringify([rest["key"], rest["message"], rest["params"], rest["fields"]])
  return `${status} ${Object.entries(values)
    .filter(([name]) => OWN.includes(name))
    .reduce((masked, [, value]) => masked.replaceAll(String(value), "id"), text)}`
}

describe("the data of one customer", () => {
  it.each(asked.map((interaction) => [interaction.description, interaction] as const))(
    "F117 is not found by a stranger: %s",
    async (_, interaction) => {
      const values = await valuesOf(interaction)
      const known: StateValues = Object.fromEntries(
        Object.entries(values).map(([name, value]) => [
          name,
          SECRETS.includes(name) ? unknownValue(String(value)) : String(value),
        ]),
      )
      const none: StateValues = Object.fromEntries(
        Object.entries(known).map(([name, value]) => [name, OWN.includes(name) ? unknownValue(String(value)) : value]),
      )
      for (const token of anonymousCalls) {
        const anonymousResponse = await answered(requestOf(interaction, known, token), known)
        expect(anonymousResponse).toBe(await answered(requestOf(interaction, none, token), none))
        expect(anonymousResponse).toMatch(/^4/)
      }
    },
  )
})
