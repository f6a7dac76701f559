import * as Effect from "effect/Effect"
import type * as Redacted from "effect/Redacted"
import { PunchoutRefused } from "../../domain/order/PunchoutRefused.ts"
import { signIn } from "./auth/signIn.ts"
import { signOut } from "./auth/signOut.ts"
import { loadCart } from "../cart/loadCart.ts"
import { BusinessOrderGateway } from "../order/BusinessOrderGateway.ts"

/**
 * Checks that a procurement system belongs to a company: its identity and shared secret are the login and password of
 * the company's account. No session stays open: the buyer signs in with the browser.
 *
 * Fails with `PunchoutRefused`, and with `RateLimited` after too many attempts.
 */
export const verifyBuyerSystem = Effect.fn("account.verifyBuyerSystem")(function* (
  identity: string,
  sharedSecret: Redacted.Redacted<string>,
) {
  const session = yield* signIn({ logon: identity, password: sharedSecret, rememberMe: false, guestTokens: [] }).pipe(
    Effect.catchTag("SignInRefused", () => Effect.fail(new PunchoutRefused({ reason: "account" }))),
  )
  yield* signOut()
  if (session.kind !== "business") return yield* new PunchoutRefused({ reason: "account" })
})

/**
 * Transfers the cart to the procurement system that sent the buyer; the cart stays open, so that the buyer can come
 * back. Fails with `PunchoutRefused` for an empty cart and another customer than a company.
 */
export const returnCart = Effect.fn("account.returnCart")(function* (buyerCookie?: string) {
  const { id, items } = yield* loadCart()
  if (id === undefined || items.length === 0) return yield* new PunchoutRefused({ reason: "empty" })
  const gateway = yield* BusinessOrderGateway
  return yield* Effect.catchReason(gateway.createPunchout(id, buyerCookie), "BackendError", "Forbidden", () =>
    Effect.fail(new PunchoutRefused({ reason: "account" })),
  )
})
