import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import { describe, expect, it } from "vitest"
import { testRoot } from "../../../adapters/composition/testRoot.ts"
import type { MemorySession } from "../../../adapters/memory/MemorySessionHolder.ts"
import { changeQuantity } from "../../../application/cart/changeCart.ts"
import { loadCart } from "../../../application/cart/loadCart.ts"
import { inSpain } from "../../support/backend/scopes.ts"
import { aSku } from "../../support/builders/aCart.ts"

/** The keys of S8: those that empty a cart when it is persisted, and the limits. */
const KEYS = [
  "LINE_NO_BUYABLE",
  "_ERR_CUSTOMIZATION_NOT_ALLOWED",
  "_ERR_CUSTOMIZATION_NOT_COMPLETED",
  "_WARN_MAX_PRODUCTS_SHOP_CART",
  "_ERR_MAX_ITEMS_WISHLIST",
  "DynamicError.genericProblem",
  "_ERR_MAX_PRODUCTS_SHOPCART",
  "_ERR_MAX_PRODUCTS_WISHLIST",
  "_ERR_UNKNOWN_BY_NAME",
]
const SNAPSHOT = "selvedge.cart.v1"
const PROGRAMS = [
  ["the cart is read", loadCart()],
  ["a quantity is changed", changeQuantity(aSku("8201-400-3"), 2)],
] as const

/** State after such a response: the user type, and whether the device still remembers the cart. */
async function leftAfter(answer: Response, userType: "guest" | "registered", program: (typeof PROGRAMS)[number][1]) {
  const session: MemorySession = { accessToken: Redacted.make("token"), userType }
  const values = new Map([[SNAPSHOT, JSON.stringify({ storeId: inSpain.store.id, items: [], savedAt: 0 })]])
  const { context } = testRoot(inSpain, { session, values, fetch: () => Promise.resolve(answer) })
  const error = await Effect.runPromiseWith(context)(Effect.flip(program))
  return { error, session: session.userType, remembered: values.has(SNAPSHOT) }
}

describe("F36 a shop cart error", () => {
  const rows = KEYS.flatMap((key) =>
    [500, 200].flatMap((status) => PROGRAMS.map(([what, program]) => ({ key, status, what, program }))),
  )
  it.each(rows)(
    "$key with status $status when $what logs a guest out, and otherwise only forgets the cart",
    async ({ key, status, program }) => {
      const answer = () => Response.json({ code: 500, key, message: "Said by the shop." }, { status })
      const reason = { _tag: "ServerFault", key }
      expect(await leftAfter(answer(), "guest", program)).toMatchObject({
        error: { reason },
        session: undefined,
        remembered: false,
      })
      expect(await leftAfter(answer(), "registered", program)).toMatchObject({
        error: { reason },
        session: "registered",
        remembered: false,
      })
    },
  )

  it.each([
    ["a fault without a key", () => Response.json({}, { status: 500 })],
    ["a key with another status", () => Response.json({ code: 503, key: "LINE_NO_BUYABLE" }, { status: 503 })],
    [
      "a body that is cut",
      () =>
        new Response('{"code":500,"key":"LINE_NO_BUYABLE"', {
          status: 200,
          headers: { "content-type": "application/json" },
        }),
    ],
    ["an error with the shop's refusal", () => Response.json({ code: 409, key: "_ERR_NO_STOCK" }, { status: 409 })],
  ])("is not %s: session and cart stay", async (_, answer) => {
    for (const [, program] of PROGRAMS)
      for (const userType of ["guest", "registered"] as const)
        expect(await leftAfter(answer(), userType, program)).toMatchObject({ session: userType, remembered: true })
  })
})
