import * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import * as TestClock from "effect/testing/TestClock"
import { describe, expect, it } from "vitest"
import { testRoot } from "../../../../adapters/composition/testRoot.ts"
import type { RestCall } from "../../../../application/rest/RestGateway.ts"
import { RestGateway } from "../../../../application/rest/RestGateway.ts"
import { SessionHolder } from "../../../../application/session/SessionHolder.ts"
import { inSpain } from "../../../support/backend/scopes.ts"

const rest = (action: string, call?: RestCall) => RestGateway.use((gateway) => gateway.call(action, call))

/** A backend that echoes each request, and counts them. */
function echoing(
  answer: (url: URL) => Response = () => Response.json({ ok: true }, { headers: { "itx-audience-id": "aud-7" } }),
) {
  const asked: Request[] = []
  const fetch = async (request: Request) => {
    asked.push(request)
    return answer(new URL(request.url))
  }
  const { context } = testRoot(inSpain, {
    fetch,
    session: { accessToken: Redacted.make("token-1"), userType: "registered" },
  })
  const run = <A, E>(program: Effect.Effect<A, E, RestGateway | SessionHolder>) =>
    Effect.runPromiseWith(context)(Effect.provide(program, TestClock.layer()))
  return {
    asked,
    run,
    paths: () => asked.map(({ method, url }) => `${method} ${url.replace("http://backend.test", "")}`),
  }
}

describe("the REST layer", () => {
  it("maps an action to its method and path, with appId and language", async () => {
    const { run, paths } = echoing()
    await run(rest("order:order", { path: { orderId: "700000000001" }, query: { repay: true } }))
    expect(paths()).toEqual(["GET /itxrest/2/order/store/10000034/order/700000000001?repay=true&appId=1&languageId=-5"])
  })

  it("reads the audience of a response", async () => {
    const { run } = echoing()
    expect(await run(rest("catalog:store"))).toEqual({ status: 200, data: { ok: true }, audienceId: "aud-7" })
  })

  it("sends a body as JSON and the customer's token", async () => {
    const { run, asked } = echoing()
    await run(rest("order:addToCart", { body: { cartItems: [{ sku: "8201-400-3", quantity: 1 }] } }))
    expect(asked[0]?.headers.get("authorization")).toBe("Bearer token-1")
    expect(await asked[0]?.json()).toEqual({ cartItems: [{ sku: "8201-400-3", quantity: 1 }] })
  })

  it("leaves appId out of marketing spots, and adds ts where requested", async () => {
    const { run, paths } = echoing()
    await run(rest("cms:marketingSpots", { path: { catalogId: "20000034" }, query: { spot: "home" }, ts: 7 }))
    expect(paths()).toEqual([
      "GET /itxrest/2/catalog/store/10000034/20000034/marketing-spot?spot=home&ts=7&languageId=-5",
    ])
  })

  it.each([
    [
      "F47 an action that does not exist",
      "order:orders",
      undefined,
      { _tag: "UnknownAction", status: 404, nearest: expect.arrayContaining(["order:order"]) },
    ],
    [
      "F46 a path with a part missing",
      "order:order",
      {},
      { _tag: "MissingPathParameters", status: 404, names: ["orderId"] },
    ],
  ])("refuses %s before any call", async (_, action, call, reason) => {
    const { run, asked } = echoing()
    expect((await run(Effect.flip(rest(action, call)))).reason).toEqual(reason)
    expect(asked).toEqual([])
  })

  it("requests configuration in chunks of 1,800 characters and returns one list", async () => {
    const names = Array.from({ length: 200 }, (_, index) => `A_LONG_PARAMETER_NAME_${index}`)
    const { run, asked } = echoing((url) =>
      Response.json(url.searchParams.getAll("variables").map((key) => ({ key, value: "1" }))),
    )
    const { data } = await run(rest("oam:xconfiguracion", { query: { variables: names } }))
    expect(data).toEqual(names.map((key) => ({ key, value: "1" })))
    expect(asked.length).toBeGreaterThan(1)
  })

  it("F50 caches a read for exactly 600,000 ms", async () => {
    const { run, asked } = echoing()
    await run(
      Effect.gen(function* () {
        yield* rest("catalog:categories", { path: { catalogId: "20000034" } })
        yield* TestClock.adjust(Duration.millis(599_999))
        yield* rest("catalog:categories", { path: { catalogId: "20000034" } })
        expect(asked).toHaveLength(1)
        yield* TestClock.adjust(Duration.millis(1))
        yield* rest("catalog:categories", { path: { catalogId: "20000034" } })
        expect(asked).toHaveLength(2)
      }),
    )
  })

  it("F50 uses no entry whose time is in the future after the clock was set back", async () => {
    const { run, asked } = echoing()
    await run(
      Effect.gen(function* () {
        yield* TestClock.setTime(1_800_000_000_000)
        yield* rest("catalog:store")
        yield* TestClock.setTime(1_799_999_999_999)
        yield* rest("catalog:store")
      }),
    )
    expect(asked).toHaveLength(2)
  })

  it("F50 never caches a failure, nor volatile data", async () => {
    let down = true
    const { run, asked } = echoing(() =>
      down ? new Response(null, { status: 503 }) : Response.json({ paymentStatus: "OK" }),
    )
    await run(Effect.flip(rest("catalog:store")))
    down = false
    await run(rest("catalog:store"))
    expect(asked).toHaveLength(2)
    const call = { path: { orderId: "700000000001" } }
    await run(Effect.andThen(rest("order:paymentStatus", call), rest("order:paymentStatus", call)))
    expect(asked).toHaveLength(4)
  })

  it("F50 clears the cache when an action changes something, also when it fails", async () => {
    const { run, asked } = echoing((url) =>
      url.pathname.endsWith("/cart") && asked.at(-1)?.method === "POST"
        ? new Response(null, { status: 503 })
        : Response.json({}),
    )
    await run(
      Effect.gen(function* () {
        yield* rest("order:shoppingCart")
        yield* rest("order:shoppingCart")
        expect(asked).toHaveLength(1)
        yield* Effect.flip(rest("order:addToCart", { body: { cartItems: [] } }))
        yield* rest("order:shoppingCart")
        expect(asked).toHaveLength(3)
      }),
    )
  })

  it("F50 never returns one customer's entry to another", async () => {
    const { run, asked } = echoing(() =>
      Response.json({ access_token: "guest-2", expires_in: 3600, user_type: "guest" }),
    )
    await run(
      Effect.gen(function* () {
        yield* rest("order:shoppingCart")
        yield* Effect.flatMap(SessionHolder, ({ clear }) => clear)
        yield* rest("order:shoppingCart")
      }),
    )
    expect(asked.filter(({ url }) => url.includes("/cart")).map(({ headers }) => headers.get("authorization"))).toEqual(
      ["Bearer token-1", "Bearer guest-2"],
    )
  })
})
