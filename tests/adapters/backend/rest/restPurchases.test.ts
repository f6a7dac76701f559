import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import * as TestClock from "effect/testing/TestClock"
import { describe, expect, it } from "vitest"
import { testRoot } from "../../../../adapters/composition/testRoot.ts"
import type { RestCall } from "../../../../application/rest/RestGateway.ts"
import { RestGateway } from "../../../../application/rest/RestGateway.ts"
import type { SessionHolder } from "../../../../application/session/SessionHolder.ts"
import { inSpain } from "../../../support/backend/scopes.ts"

const rest = (action: string, call?: RestCall) => RestGateway.use((gateway) => gateway.call(action, call))
const PURCHASE = { parameters: { orderId: "700000000001", paymentBundle: { paymentData: [] } } }
const OK = () => Response.json({ paymentStatus: "OK" }, { status: 202 })

/** A customer in front of a backend with the test's responses. */
function customer(answer: (request: Request) => Response | Promise<Response>) {
  const asked: Request[] = []
  const fetch = async (request: Request) => {
    asked.push(request)
    return answer(request)
  }
  const { context } = testRoot(inSpain, {
    fetch,
    session: { accessToken: Redacted.make("token-1"), userType: "guest" },
  })
  const run = <A, E>(program: Effect.Effect<A, E, RestGateway | SessionHolder>) =>
    Effect.runPromiseWith(context)(Effect.provide(program, TestClock.layer()))
  return { asked, run, header: (name: string) => asked.map(({ headers }) => headers.get(name)) }
}

describe("purchases by named actions", () => {
  it.each([
    ["order:asyncCheckout", {}],
    ["order:asyncRepay", {}],
    ["order:asyncRepayGuest", { guestToken: "5c0vY2m8T1xq7Zk3bN9dRw" }],
  ])("%s has an idempotency key and the headers of the device, or the caller's own", async (action, more) => {
    const { run, header } = customer(OK)
    const parameters = { ...PURCHASE.parameters, ...more }
    await run(rest(action, { parameters }))
    await run(
      rest(action, {
        parameters: {
          ...parameters,
          "Idempotency-Key": "0b7e1c1a-53a5-4f0e-9a58-0f7f6f0f4f10",
          "browser-language": "es",
          "flow-profile": "apple",
        },
      }),
    )
    expect(header("idempotency-key")).toEqual([expect.stringMatching(/./), "0b7e1c1a-53a5-4f0e-9a58-0f7f6f0f4f10"])
    expect(header("browser-language")).toEqual(["en", "es"])
    expect(header("flow-profile")).toEqual([null, "apple"])
    for (const name of [
      "browser-java-enabled",
      "browser-color-depth",
      "browser-screen-height",
      "browser-screen-width",
      "browser-javascript-enabled",
      "browser-timezone",
    ])
      expect(header(name)).not.toContain(null)
    expect(header("device-channel-3ds2")).toEqual(["Browser", "Browser"])
  })

  it.each([
    ["the connection is lost", () => Promise.reject(new TypeError("reset"))],
    ["a server between fails", () => new Response("<h1>Bad gateway</h1>", { status: 502 })],
    ["the answer is no JSON", () => new Response("<h1>Welcome</h1>", { headers: { "content-type": "text/html" } })],
  ])("F42 has the same key when it is retried after %s, and a new one after a response", async (_, lost) => {
    let isLost = true
    const { run, header } = customer(() => (isLost ? lost() : OK()))
    await run(
      Effect.gen(function* () {
        yield* Effect.flip(rest("order:asyncCheckout", PURCHASE))
        isLost = false
        yield* rest("order:asyncCheckout", PURCHASE)
        yield* rest("order:asyncCheckout", PURCHASE)
        yield* rest("order:asyncCheckout", { parameters: { ...PURCHASE.parameters, orderId: "700000000002" } })
      }),
    )
    const [first, second, third, fourth] = header("idempotency-key")
    expect([second === first, third === first, fourth === first, fourth === third]).toEqual([true, false, false, false])
  })
})

describe("responses of named actions", () => {
  it.each([
    ["order:ticket", "application/pdf"],
    ["order:ticket-guest", "application/pdf"],
    ["secure:getCaptcha", "image/png"],
  ])("%s is a file of its type, and F32 never HTML", async (action, mediaType) => {
    const call = {
      parameters:
        action === "secure:getCaptcha"
          ? {}
          : { orderId: "7", ...(action === "order:ticket" ? {} : { guestToken: "abc" }) },
    }
    const bytes = new Uint8Array([1, 2, 255])
    const good = customer(
      () =>
        new Response(bytes, {
          headers: {
            "content-type": `${mediaType}; x=1`,
            "content-disposition": `attachment; filename="c-1.png"`,
            "itx-audience-id": "aud-7",
          },
        }),
    )
    expect(await good.run(Effect.andThen(rest(action, call), rest(action, call)))).toEqual({
      status: 200,
      audienceId: "aud-7",
      file: { mediaType, bytes, name: "c-1.png" },
    })
    expect(good.asked).toHaveLength(2)
    const { run } = customer(() => new Response("<h1>Sign in</h1>", { headers: { "content-type": "text/html" } }))
    expect((await run(Effect.flip(rest(action, call)))).reason).toEqual({
      _tag: "ContractMismatch",
      path: "",
      expected: mediaType,
    })
  })

  it("F32 are errors where JSON is promised and the body is empty", async () => {
    const { run } = customer(() => new Response(null, { status: 200 }))
    expect((await run(Effect.flip(rest("order:order", { parameters: { orderId: 7 } })))).reason).toEqual({
      _tag: "ContractMismatch",
      path: "",
      expected: "JSON (Order)",
    })
  })

  it("of a login are followed by calls in the new session, and of a logout by a guest's", async () => {
    const tokens = (token: string, userType: string) =>
      Response.json({ access_token: token, expires_in: 3600, user_type: userType, identity: { userId: "7" } })
    const { run, asked } = customer(({ method, url }) =>
      url.includes("/guests")
        ? tokens("guest-2", "guest")
        : method === "DELETE"
          ? new Response(null, { status: 204 })
          : tokens("token-2", "registered"),
    )
    await run(
      Effect.gen(function* () {
        yield* rest("user:login", { parameters: { logon: "ana@example.org", password: "Selvedge2026" } })
        yield* rest("order:shoppingCart")
        yield* rest("user:logout")
        yield* rest("order:shoppingCart")
      }),
    )
    expect(asked.filter(({ url }) => url.includes("/cart")).map(({ headers }) => headers.get("authorization"))).toEqual(
      ["Bearer token-2", "Bearer guest-2"],
    )
  })

  it("F48 name the variables whose part of a long read failed, and are not cached then", async () => {
    const names = Array.from({ length: 200 }, (_, index) => `A_LONG_PARAMETER_NAME_${index}`)
    let isFailing = true
    const { run, asked } = customer(({ url }) => {
      const part = new URL(url).searchParams.getAll("variables")
      return isFailing && part.includes("A_LONG_PARAMETER_NAME_0")
        ? new Response(null, { status: 404 })
        : Response.json(part.map((key) => ({ key, value: "1" })))
    })
    const read = rest("oam:xconfiguracion", { parameters: { variables: names } })
    const { data, unread = [] } = await run(read)
    expect([
      unread[0],
      [...unread, ...(Array.isArray(data) ? data.map(({ key }: { readonly key: string }) => key) : [])].toSorted(),
    ]).toEqual([names[0], names.toSorted()])
    const before = asked.length
    isFailing = false
    expect((await run(read)).unread).toBeUndefined()
    expect(asked.length).toBeGreaterThan(before)
    const { reason } = await run(
      Effect.flip(rest("oam:xconfiguracion", { parameters: { variables: ["A", "B".repeat(2000)] } })),
    )
    expect(reason).toMatchObject({ _tag: "Rejected", fields: [{ field: "variables", rule: "maxLength" }] })
  })
})
