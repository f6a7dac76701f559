import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import type { AutoGuestFetch } from "../../../adapters/backend/http/identity/fetchWithAutoGuest.ts"
import { autoGuestFetch } from "../../../adapters/backend/http/identity/fetchWithAutoGuest.ts"
import { sendRequest } from "../../../adapters/backend/http/send/sendRequest.ts"
import { testRoot } from "../../../adapters/composition/testRoot.ts"
import type { MemorySession } from "../../../adapters/memory/MemorySessionHolder.ts"
import { CartGateway } from "../../../application/cart/CartGateway.ts"
import { IdentityGateway } from "../../../application/session/IdentityGateway.ts"
import { isSku } from "../../../domain/shared/Sku.ts"
import type { TestShop } from "../../support/sandbox/onBothDatabases.ts"
import { openTestShop } from "../../support/sandbox/onBothDatabases.ts"
import { inSpain, storeId } from "../../support/backend/scopes.ts"

const SHOP = "http://localhost:4173"
const DAY = 86_400_000
const japan = {
  ...inSpain,
  store: { ...inSpain.store, id: storeId("10000081") },
  language: { ...inSpain.language, id: "-10", code: "ja" },
}

let shop: TestShop
let intercept: (request: Request, proceed: () => Promise<Response>) => Promise<Response>
const asked: string[] = []
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.sandbox.close())
beforeEach(() => {
  intercept = (_, proceed) => proceed()
  asked.length = 0
})

const fetch = (request: Request) => {
  asked.push(new URL(request.url).pathname.split("/").at(-1) ?? "")
  return intercept(request, () => shop.sandbox.handle(request))
}
const times = (name: string) => asked.filter((one) => one === name).length
const aPage = (session: MemorySession = {}, scope = inSpain) =>
  testRoot(scope, { fetch, backendUrl: SHOP, session }).context
const miniCart = CartGateway.use((gateway) => gateway.getMiniCart)

describe("a program with a session of the sandbox", () => {
  it("F1 F17 returns after a day with two hundred concurrent calls: one refresh, and every call succeeds", async () => {
    let refreshToken = ""
    intercept = async (request, proceed) => {
      // A browser stores and sends this cookie by itself: the response to the guest session set it.
      if (request.url.includes("/refresh")) request.headers.set("cookie", refreshToken)
      const answer = await proceed()
      refreshToken =
        answer.headers
          .getSetCookie()
          .map((line) => line.split(";")[0] ?? "")
          .find((line) => line.startsWith("refresh_token")) ?? refreshToken
      return answer
    }
    const browser = aPage()
    await Effect.runPromiseWith(browser)(miniCart)
    shop.clock.advance(DAY + 1)
    asked.length = 0
    const answers = await Effect.runPromiseWith(browser)(
      Effect.all(
        Array.from({ length: 200 }, () => miniCart),
        { concurrency: "unbounded" },
      ),
    )
    expect([answers.length, times("refresh"), times("guests"), times("mini-cart")]).toEqual([200, 1, 0, 400])
  })

  it("F13 creates one guest session for a hundred first calls", async () => {
    await Effect.runPromiseWith(aPage())(
      Effect.all(
        Array.from({ length: 100 }, () => miniCart),
        { concurrency: "unbounded" },
      ),
    )
    expect([times("guests"), times("mini-cart")]).toEqual([1, 100])
  })

  it("F19 has the effect of a call once, though a faulty server executes it before it refuses the token", async () => {
    const session: MemorySession = {}
    const context = aPage(session)
    await Effect.runPromiseWith(context)(miniCart)
    const sku = "8201-400-3"
    if (!isSku(sku)) throw new Error("the small world has this sku")
    let refused = 0
    intercept = async (request, proceed) => {
      const answer = await proceed()
      if (request.method !== "POST" || !request.url.includes("/cart") || (refused += 1) > 1) return answer
      return Response.json({ code: 4 }, { status: 401 })
    }
    const cart = await Effect.runPromiseWith(context)(
      CartGateway.use((gateway) => gateway.addToCart([{ sku, quantity: 1 }])),
    )
    expect([refused, times("refresh"), cart.items.map(({ quantity }) => quantity)]).toEqual([2, 1, [1]])
  })

  it("F20 gets a new token by a refresh, and the old one is refused", async () => {
    const session: MemorySession = {}
    const context = aPage(session)
    await Effect.runPromiseWith(context)(miniCart)
    const old = Redacted.value(session.accessToken ?? Redacted.make(""))
    intercept = (request, proceed) => {
      request.headers.set("authorization", `Bearer ${old}`)
      return proceed()
    }
    const renewed = await Effect.runPromiseWith(context)(
      IdentityGateway.use((gateway) => gateway.refreshSession(inSpain.store.id)),
    )
    expect(Redacted.value(renewed.accessToken)).not.toBe(old)
    const { status } = await shop.call("GET", "/itxrest/2/order/store/10000034/mini-cart", undefined, {
      authorization: `Bearer ${old}`,
    })
    expect(status).toBe(401)
  })
})

describe("a fetch with automatic guests", () => {
  const call = (path: string) =>
    new Request(`https://anywhere.example${path}`, { headers: { authorization: "Bearer of-the-caller" } })
  const CART = "/itxrest/2/order/store/10000034/mini-cart"
  const initialised = (session: MemorySession, scope = inSpain): AutoGuestFetch => {
    const auto = autoGuestFetch()
    auto.initFetchWithAutoGuest({ services: aPage(session, scope), send: sendRequest(fetch, SHOP) })
    return auto
  }

  it("F15 fails with the rules' message when it was not initialised", async () => {
    await expect(Effect.runPromise(autoGuestFetch().fetchWithAutoGuest(call(CART)))).rejects.toThrow(
      "initFetchWithAutoGuest must be called before fetchWithAutoGuest",
    )
    expect(asked).toEqual([])
  })

  it("creates a guest session before the first call to a listed address, and none for the catalogue", async () => {
    const session: MemorySession = {}
    const { fetchWithAutoGuest } = initialised(session)
    expect((await Effect.runPromise(fetchWithAutoGuest(call("/itxrest/2/catalog/store/10000034")))).status).toBe(200)
    expect(asked).toEqual(["10000034"])
    expect(await (await Effect.runPromise(fetchWithAutoGuest(call(CART)))).json()).toMatchObject({ itemCount: 0 })
    expect([asked, session.userType]).toEqual([["10000034", "guests", "mini-cart"], "guest"])
  })

  it("F15 shares nothing between two instances for different stores", async () => {
    const [spanish, japanese]: [MemorySession, MemorySession] = [{}, {}]
    const tokens: string[] = []
    intercept = (request, proceed) => {
      const token = request.headers.get("authorization")
      if (token !== null) tokens.push(`${/store\/(\d+)/.exec(request.url)?.[1]} ${token}`)
      return proceed()
    }
    const [inSpanish, inJapanese] = [initialised(spanish), initialised(japanese, japan)]
    await Effect.runPromise(
      Effect.all(
        [
          ...Array.from({ length: 20 }, () => inSpanish.fetchWithAutoGuest(call(CART))),
          ...Array.from({ length: 20 }, () =>
            inJapanese.fetchWithAutoGuest(call(CART.replace("10000034", "10000081"))),
          ),
        ],
        { concurrency: "unbounded" },
      ),
    )
    const of = (session: MemorySession) => Redacted.value(session.accessToken ?? Redacted.make(""))
    expect(new Set(tokens)).toEqual(new Set([`10000034 Bearer ${of(spanish)}`, `10000081 Bearer ${of(japanese)}`]))
    expect(of(spanish)).not.toBe(of(japanese))
  })
})
