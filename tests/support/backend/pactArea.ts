import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout } from "node:timers/promises"
import { fileURLToPath } from "node:url"
import { MatchersV3, PactV4 } from "@pact-foundation/pact"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import { it } from "vitest"
import { testRoot } from "../../../adapters/composition/testRoot.ts"
import { httpIdentityGateway } from "../../../adapters/backend/session/HttpIdentityGateway.ts"
import { BackendSend } from "../../../adapters/composition/storeModules.ts"
import { constant, factory } from "../../../adapters/composition/PortBinding.ts"
import { memorySessionHolder } from "../../../adapters/memory/MemorySessionHolder.ts"
import type { AppPorts } from "../../../application/appPorts.ts"
import { IdentityGateway } from "../../../application/session/IdentityGateway.ts"
import { SessionHolder } from "../../../application/session/SessionHolder.ts"
import type { StoreScope } from "../../../application/store/StoreScope.ts"
import { inSpain } from "./scopes.ts"

process.env["PACT_DO_NOT_TRACK"] = "true"

/** Values that a provider state returns when the pact is verified, with their examples in the consumer's test. */
export const STATE_VALUES = {
  token: "token-1",
  refreshToken: "refresh-1",
  userId: "55501",
  addressId: "300000000001",
  categoryId: "1020",
  categoryKey: "men-shirts",
  areaId: "chest",
  colorId: "indigo",
  typographyId: "serif",
  productId: "510001",
  mfname: "8201",
  bundleId: "290001",
  bundleMfname: "6001",
  pieceSku: "8201-400-3",
  otherPieceSku: "8202-800-3",
  sku: "8201-400-3",
  otherSku: "8201-400-4",
  searchTerm: "camisa",
  prefix: "cam",
  orderId: "700000000001",
  caseId: "5000000012",
  orderItemId: "900000000001",
  leftoverId: "kept-950000000001",
  giftInfoId: "41",
  shippingMethodId: "standard",
  paymentModeId: "1",
  guestToken: "5c0vY2m8T1xq7Zk3bN9dRw",
  suborderId: "70000000000101",
  invoiceId: "4001",
  ticketToken: "t_9Jc0vY2m8T1xq7Zk3bN9dRwQx",
  orderBarcode: "70000000000148120733905513882164",
  operationNumber: "48120733905513882164",
  ticketDate: "2026-01-15",
  cardGuid: "wc_5c0vY2m8T1xq7Zk3bN9dRwQ4",
  cardHash: "wh_0Lr7aJ2kPz9sVb6mXe1YtUf3",
  movementCode: "ticket-7",
  tuid: "0034-1-20260115-77",
  giftCardNumber: "9280111122223339",
  giftCardCvv: "111",
  activationCode: "ACT2026",
  giftCardSku: "giftcard.virtual-5000",
  physicalSku: "giftcard.physical-5000",
  catalogId: "20000034",
  giftYear: "2026",
  giftMonth: "12",
  giftDay: "24",
  logon: "ana.prueba@example.org",
  email: "ana.nueva@example.org",
  phone: "+34600000000",
  code: "204815",
  socialCode: "sc.2Zk3bN9dRw5c0vY2m8T1xq7",
  bookingId: "450000000001",
  rmareqId: "500000000001",
  rmaId: "600000000001",
  catentryId: "511003",
  labelToken: "b2Zc0T9vQ1mYx7Lk5Nf3Hg",
  sponsorId: "55502",
  sponsorCode: "sp.m8T1xq7Zk3bN9dRw5c0vY2",
  walletModeId: "9",
  cardNumber: "4000000000003220",
  challengeId: "c.7Qx0aVt2mN4kP9sL1dR8eWc3",
  password: "Selvedge2026",
  transactionId: "b.7Qx0aVt2mN4kP9sL1dR8eWc3",
  eventId: "e.1xq7Zk3bN9dRw5c0vY2m8T",
  signature: "5d41402abc4b2a76b9719d911017c5925d41402abc4b2a76b9719d911017c592",
  physicalStoreId: "10000034101",
  originId: "workshop",
  otherMethodId: "express",
  cityId: "1000003401",
  stateCode: "M",
  zipCode: "28013",
  droppointId: "ES0001",
  wishListId: "600000000001",
  sharedToken: "m8T1xq7Zk3bN9dRw5c0vY2",
  pin: "482913",
  eventListId: "600000000007",
  eventAccessCode: "K7Q2M9XW4T",
  teenUserId: "55503",
  sponsorUserId: "55504",
  hash: "Zk3bN9dRw5c0vY2m8T1xq7aJ2kPz9sVb",
  agentToken: "agent-1.1768471770.nonce-nonce-nonce-1.dGhpcy1pcy1hbi1leGFtcGxlLW9mLWEtcHJvb2Y",
  tillCode: "482913",
  storeIdentifier: "10000620",
  passkeyId: "kqSH4aVxyS9aPSF7pL3NwQ",
  passkeyChallengeId: "pc_wZ0Yq2Zk3bN9dRw5c0vY2m8T1xq7Zk3b",
  passkeyClientData: "eyJ0eXBlIjoid2ViYXV0aG4ifQ",
  passkeyAttestation: "o2NmbXRkbm9uZQ",
  passkeyAuthenticatorData: "SZYN5YgOjGh0NBcPZHZgW4_krrmihjLHmVzzuoMdl2M",
  passkeySignature: "MEUCIQDx",
  passkeyUserHandle: "3Ck5mP0yTq8Zb1uRkH6dWs",
} as const

type StateValueName = keyof typeof STATE_VALUES
const isStateValue = (name: string): name is StateValueName => Object.hasOwn(STATE_VALUES, name)

/**
 * A text with `${name}` placeholders of the state's values: the example in the consumer's test, the provider's own
 * values at verification.
 */
export function stateValue(template: string) {
  const example = template.replace(/\$\{(\w+)\}/g, (_, name: string) =>
    isStateValue(name) ? STATE_VALUES[name] : name,
  )
  if (example === template) return template
  return {
    ...MatchersV3.fromProviderState(template, example),
    "pact:matcher:type": "regex",
    regex: `^${example.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&")}$`,
  }
}

/** One value of the state, for a body: the example in the consumer's test, the provider's own value at verification. */
export function inState(name: StateValueName) {
  return stateValue(`\${${name}}`)
}

/**
 * An idempotency key: a fixed one in the consumer's test, a new one at each verification, so that the provider does not
 * mistake two runs for a retry.
 */
export function freshKey(example: string): MatchersV3.Matcher<string> {
  return Object.assign(MatchersV3.uuid(example), { "pact:generator:type": "Uuid" })
}

/** Caller of the request. */
type Caller = "a guest" | "nobody" | "a guest who cannot refresh"

/** One call of the real gateway and the response it is promised. */
export interface PromisedCall<A> {
  readonly state: readonly [name: string, parameters?: Readonly<Record<string, string | number>>]
  readonly by?: Caller
  /** Store of the call; Spain when absent. */
  readonly scope?: StoreScope["Service"]
  /** Headers that a browser adds by itself. */
  readonly browserHeaders?: Readonly<Record<string, string>>
  readonly request: readonly [method: "GET" | "POST" | "PUT" | "DELETE", path: string]
  readonly query?: Readonly<Record<string, string>>
  readonly headers?: Readonly<Record<string, string>>
  /** Headers of which only the format is promised. */
  readonly matchedHeaders?: Readonly<Record<string, MatchersV3.Matcher<string>>>
  readonly body?: unknown
  /** The body as encoded bytes, in place of JSON. */
  readonly packed?: { readonly mediaType: string; readonly bytes: Uint8Array }
  readonly status: number
  readonly answer?: unknown
  /**
   * The response is a file of this type; only the type is promised. `looksLike` is the type that the verifier detects
   * from the bytes, where it differs (it takes a wallet pass for a zip file).
   */
  readonly file?: { readonly mediaType: string; readonly bytes: Uint8Array; readonly looksLike?: string }
  /** Response headers that the call needs. */
  readonly answerHeaders?: Readonly<Record<string, MatchersV3.Matcher<string>>>
  /** The refresh token that the caller stores. */
  readonly refreshToken?: string
  /** The call returns an address that a browser navigates to. */
  readonly navigates?: boolean
  readonly call: Effect.Effect<A, unknown, AppPorts>
  readonly expect: (outcome: A) => void
}

/** Sent with every call of the REST layer. */
export const REST_QUERY = { appId: "1", languageId: "-5" } as const

const PACTS = fileURLToPath(new URL("../../../contracts/pacts", import.meta.url))
const PROVIDER = "selvedge-sandbox"
/**
 * Pact's mock server responds before it records that a request was the expected one. On a busy machine recording takes
 * longer, so the interaction is tried again.
 */
const MATCHED_MS = 15
const ATTEMPTS = 3
const NOT_NOTED = "expected but not received"

/** The pact of one area. Each run writes its file anew. */
export function pactArea(area: string) {
  const consumer = `selvedge-${area}`
  rmSync(`${PACTS}/${consumer}-${PROVIDER}.json`, { force: true })
  const pact = new PactV4({ consumer, provider: PROVIDER, dir: PACTS, logLevel: "error" })

  /** A test that calls the real gateway against Pact's mock server. */
  return function promises<A>(operation: string, sentence: string, promised: PromisedCall<A>): void {
    it(`${operation}: ${sentence}`, async () => {
      for (let attempt = 1; ; attempt += 1) {
        const factory = await make().then(
          () => undefined,
          (error: unknown) => ({ error }),
        )
        if (factory === undefined) return
        if (attempt === ATTEMPTS || !String(factory.error).includes(NOT_NOTED)) throw factory.error
      }
    })

    async function make(): Promise<void> {
      const {
        by = "a guest",
        state: [state, parameters = {}],
        request: [method, path],
        query = {},
        headers = {},
        body,
        status,
        answer,
        file,
        scope = inSpain,
        browserHeaders = {},
      } = promised
      const sent = { ...headers, ...browserHeaders, ...(by === "nobody" ? {} : { authorization: "Bearer ${token}" }) }
      await pact
        .addInteraction()
        .given(state, { storeId: scope.store.id, ...parameters })
        .uponReceiving(`${operation}: ${sentence}`)
        .withRequest(method, matcher(path), (builder) => {
          if (Object.keys(query).length > 0) builder.query(matchers(query))
          const shaped = { ...matchers(sent), ...promised.matchedHeaders }
          if (Object.keys(shaped).length > 0) builder.headers(shaped)
          if (body !== undefined) builder.jsonBody(body)
          if (promised.packed !== undefined) builder.body(promised.packed.mediaType, Buffer.from(promised.packed.bytes))
        })
        .willRespondWith(status, (builder) => {
          if (promised.answerHeaders !== undefined) builder.headers(promised.answerHeaders)
          if (answer !== undefined)
            builder
              .headers({ "Content-Type": MatchersV3.regex("application/json.*", "application/json") })
              .jsonBody(answer)
          if (file !== undefined)
            builder
              .binaryFile(file.looksLike ?? file.mediaType, storedInFile(file.bytes))
              .headers({ "Content-Type": file.mediaType })
        })
        .executeTest(async ({ url }) => {
          const stored =
            by === "nobody" ? {} : { accessToken: Redacted.make(STATE_VALUES.token), userType: "guest" as const }
          const { context } = testRoot(scope, {
            fetch: (outgoing) => fetch(onItsOwnConnection(outgoing, browserHeaders)),
            backendUrl: url,
            session: stored,
            store: [
              ...(by === "a guest who cannot refresh"
                ? [constant(SessionHolder, { ...memorySessionHolder(stored), refreshes: false })]
                : []),
              ...(promised.refreshToken === undefined ? [] : [storingToken(promised.refreshToken)]),
            ],
          })
          const outcome = await Effect.runPromiseWith(context)(promised.call)
          if (promised.navigates === true) await fetch(`${url}${String(outcome)}`, { redirect: "manual" })
          promised.expect(outcome)
          await setTimeout(MATCHED_MS)
        })
    }
  }
}

/** A mock server may reuse the port of an earlier one, which would still respond on a keep-alive connection. */
function onItsOwnConnection(outgoing: Request, browserHeaders: Readonly<Record<string, string>>): Request {
  const headers = new Headers(outgoing.headers)
  for (const [name, value] of Object.entries(browserHeaders)) headers.set(name, value)
  headers.set("connection", "close")
  return new Request(outgoing, { headers })
}

/** Writes bytes to a file that Pact can read. */
function storedInFile(bytes: Uint8Array): string {
  const path = join(mkdtempSync(join(tmpdir(), "selvedge-pact-")), "file")
  writeFileSync(path, bytes)
  return path
}

/** An identity gateway that stores its refresh token itself, as the web server and the CLI do. */
function storingToken(token: string) {
  const refreshTokens = { read: () => Effect.succeed(token), save: () => Effect.void }
  return factory(IdentityGateway, [BackendSend], (services) =>
    httpIdentityGateway({ send: Context.get(services, BackendSend) }, refreshTokens),
  )
}

/** A path, header or parameter in Pact's form. */
function matcher(template: string): string | MatchersV3.Matcher<string> {
  return stateValue(template)
}

function matchers(templates: Readonly<Record<string, string>>): Record<string, string | MatchersV3.Matcher<string>> {
  return Object.fromEntries(Object.entries(templates).map(([name, template]) => [name, matcher(template)]))
}
