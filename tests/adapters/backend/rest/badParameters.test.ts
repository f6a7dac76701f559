import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { commonParameters, REST_ACTIONS } from "../../../../adapters/backend/rest/restActions.ts"
import { testRoot } from "../../../../adapters/composition/testRoot.ts"
import type { RestAction, RestKind, RestParameter } from "../../../../application/rest/RestAction.ts"
import type { RestCall } from "../../../../application/rest/RestGateway.ts"
import { RestGateway } from "../../../../application/rest/RestGateway.ts"
import type { BackendError } from "../../../../application/shared/BackendError.ts"
import { inSpain } from "../../../support/backend/scopes.ts"
import { HOSTILE_TEXTS } from "../../../support/HOSTILE_TEXTS.ts"

/** For each kind, two valid values and an invalid one. */
const VALUES: Readonly<Record<RestKind, readonly [good: unknown, other: unknown, bad: unknown]>> = {
  text: ["one", "two", { an: "object" }],
  digits: ["700000000001", 7, "7a"],
  integer: [1, "2", "1.5"],
  boolean: [true, "false", "yes"],
  flag: ["1", false, "2"],
  list: [["1"], ["2", "3"], [{}]],
  commaList: [["510001"], "510002,510003", "510001;510002"],
  json: [[{ sku: "8201-800-3" }], { other: 1 }, "text"],
  catalogType: ["1", 5, "2"],
  uuid: ["0b7e1c1a-53a5-4f0e-9a58-0f7f6f0f4f10", "0b7e1c1a-53a5-4f0e-9a58-0f7f6f0f4f11", "7"],
  storeId: ["10000034", "10000081", "1"],
  languageId: ["-5", "-1", "es"],
  appId: ["1", 2, "100"],
  operationId: ["17", 4, "12345"],
  moment: [1_767_225_600_000, "7", -1],
  version: ["1", "5", "3"],
}

const ACTIONS = [...REST_ACTIONS.values()]
const ALL = ACTIONS.flatMap((action) =>
  [...action.parameters, ...commonParameters(action)].map((parameter) => ({
    action,
    parameter,
    title: `${action.name} ${parameter.name}`,
  })),
)
const REQUIRED = ALL.filter(({ parameter }) => parameter.isRequired)

/** All required parameters of an action. */
const complete = ({ parameters }: RestAction): Readonly<Record<string, unknown>> =>
  Object.fromEntries(parameters.filter(({ isRequired }) => isRequired).map(({ name, kind }) => [name, VALUES[kind][0]]))

let asked: string[] = []
const { context } = testRoot(inSpain, {
  fetch: async (request) => {
    asked.push(`${request.method} ${new URL(request.url).pathname}`)
    return Response.json({})
  },
  session: { accessToken: Redacted.make("token-1"), userType: "registered" },
})

/** Calls an action; returns its error and the request. */
async function failing(action: string, call: RestCall) {
  asked = []
  const outcome = await Effect.runPromiseWith(context)(
    RestGateway.use((gateway) => Effect.andThen(gateway.forget, Effect.result(gateway.call(action, call)))),
  )
  return { reason: outcome._tag === "Failure" ? outcome.failure.reason : undefined, asked }
}

const fieldsOf = (reason: BackendError["reason"] | undefined) =>
  reason?._tag === "Rejected" ? reason.fields.map(({ field, rule }) => `${field} ${rule}`) : reason
const wordsOf = (reason: BackendError["reason"] | undefined) =>
  reason?._tag === "Rejected" ? (reason.description ?? "") : ""

describe("invalid parameters", () => {
  it("are tested for every parameter of every action", () => {
    process.stdout.write(`${ALL.length} parameters of ${ACTIONS.length} actions\n`)
    expect(new Set(ALL.map(({ action }) => action.name)).size).toBe(52)
  })

  it.each(REQUIRED)(
    "F46 $title is missing: the error names it, and nothing is sent",
    async ({ action, parameter: { name, place } }) => {
      const { [name]: _, ...rest } = complete(action)
      const { reason, asked: sent } = await failing(action.name, { parameters: rest })
      expect(sent).toEqual([])
      if (place === "path") expect(reason).toEqual({ _tag: "MissingPathParameters", status: 404, names: [name] })
      else expect([fieldsOf(reason), wordsOf(reason)]).toEqual([[`${name} required`], expect.stringContaining(name)])
    },
  )

  it.each(ALL)(
    "$title is of another type: the error names it, and nothing is sent",
    async ({ action, parameter: { name, kind } }) => {
      const { reason, asked: sent } = await failing(action.name, {
        parameters: { ...complete(action), [name]: VALUES[kind][2] },
      })
      expect([sent, fieldsOf(reason), wordsOf(reason)]).toEqual([
        [],
        expect.arrayContaining([`${name} type`]),
        expect.stringContaining(name),
      ])
    },
  )

  it.each(ALL)(
    "F49 $title is given twice with different values: a conflict, and nothing is sent",
    async ({ action, parameter: { name, kind } }) => {
      const [good, other] = VALUES[kind]
      const { reason, asked: sent } = await failing(action.name, {
        parameters: { ...complete(action), [name]: good },
        query: { [name]: other },
      })
      expect([sent, fieldsOf(reason)]).toEqual([[], [`${name} conflict`]])
    },
  )

  it.each(ALL.filter(({ parameter: { kind } }) => !["list", "commaList", "json"].includes(kind)))(
    "F49 $title is a list: a conflict or no value of its type",
    async ({ action, parameter: { name, kind, place } }) => {
      const { reason, asked: sent } = await failing(action.name, {
        parameters: { ...complete(action), [name]: [VALUES[kind][0], VALUES[kind][1]] },
      })
      expect([sent, fieldsOf(reason)]).toEqual([[], [`${name} ${place === "body" ? "type" : "conflict"}`]])
    },
  )

  it.each(
    ALL.filter(
      ({ action: { method }, parameter: { kind } }) => (method === "POST" || method === "PUT") && kind !== "json",
    ),
  )(
    "F49 $title differs in the body: a conflict, and nothing is sent",
    async ({ action, parameter: { name, kind } }) => {
      const [good, other] = VALUES[kind]
      const { reason, asked: sent } = await failing(action.name, {
        parameters: { ...complete(action), [name]: good },
        body: { [name]: other },
      })
      expect([sent, fieldsOf(reason)]).toEqual([[], [`${name} conflict`]])
    },
  )

  it.each(ACTIONS)("$name with an unknown parameter: the error names it and the known ones", async (action) => {
    for (const name of ["nonsense", "__proto__", "constructor", "storeid", "orderId&repay"]) {
      const { reason, asked: sent } = await failing(action.name, {
        parameters: { ...complete(action), ...JSON.parse(`{"${name}":"7"}`) },
      })
      expect([sent, fieldsOf(reason), wordsOf(reason)]).toEqual([
        [],
        [`${name} unknown`],
        expect.stringContaining("languageId"),
      ])
    }
  })

  it.each(ACTIONS.filter(({ path }) => path.includes("{storeId}")))(
    "F49 $name is called for another store than the session's",
    async (action) => {
      const { reason, asked: sent } = await failing(action.name, {
        parameters: { ...complete(action), storeId: "10000081" },
      })
      expect([sent, fieldsOf(reason)]).toEqual([[], ["storeId conflict"]])
    },
  )

  it.each(ACTIONS.filter(({ method }) => method === "GET" || method === "DELETE"))(
    "$name with an invalid body",
    async (action) => {
      expect(
        fieldsOf((await failing(action.name, { parameters: complete(action), body: { any: "thing" } })).reason),
      ).toEqual(["body unknown"])
    },
  )

  it("F49 the same value twice is no conflict, whatever its type", async () => {
    const { reason, asked: sent } = await failing("order:order", {
      parameters: { orderId: 7, repay: true },
      path: { orderId: "7" },
      query: { orderId: ["7"], repay: "true" },
    })
    expect([reason, sent]).toEqual([undefined, ["GET /itxrest/2/order/store/10000034/order/7"]])
  })

  const inPath = (parameter: RestParameter) =>
    parameter.place === "path" && parameter.name !== "storeId" && parameter.name !== "version"
  it.each(ALL.filter(({ parameter }) => inPath(parameter)))(
    "F46 $title as any text never escapes the path, and never throws",
    async ({ action, parameter: { name } }) => {
      const texts = fc.oneof(
        fc.constantFrom(
          "",
          ".",
          "..",
          "a/b",
          "%2e%2e",
          "..%2f",
          "\\..\\",
          "?a=1",
          "#",
          ";x",
          "\uD800",
          ...HOSTILE_TEXTS,
        ),
        fc.string({ unit: "binary" }),
      )
      await fc.assert(
        fc.asyncProperty(texts, async (text) => {
          const { reason, asked: sent } = await failing(action.name, {
            parameters: { ...complete(action), [name]: text },
          })
          if (["", ".", ".."].includes(text) && name !== "catalogId")
            expect(reason).toEqual({ _tag: "MissingPathParameters", status: 404, names: [name] })
          const segments = action.path.split("/").length
          expect(sent.map((path) => [path.split("/").length, decodeURIComponent(path)])).toEqual(
            sent.map(() => [segments, expect.stringContaining("/itxrest/2/")]),
          )
        }),
        { numRuns: 60 },
      )
    },
  )

  it.each([
    ["order:orders", "order:order"],
    ["catalog:categoris", "catalog:categories"],
    ["ORDER:ORDER", "order:order"],
    ["", undefined],
    ["__proto__", undefined],
    ["constructor", undefined],
  ])("F47 %j is no action: 404, no call, and a suggestion", async (name, guess) => {
    const { reason, asked: sent } = await failing(name, {})
    expect([sent, reason]).toEqual([
      [],
      { _tag: "UnknownAction", status: 404, nearest: guess === undefined ? [] : expect.arrayContaining([guess]) },
    ])
  })
})
