import * as Effect from "effect/Effect"
import type { BackendError } from "../../../application/shared/BackendError.ts"
import { PromoCodeRefused } from "../../../domain/cart/CartRefusal.ts"
import { given } from "../http/given.ts"
import { cartLimitIn, shortageIn } from "../http/cartRefusals.ts"

/** The refusals that a change of lines can meet, in domain words. */
export function refusing<A>(call: Effect.Effect<A, BackendError>) {
  return Effect.mapError(call, (error) => cartLimitIn(error.reason) ?? shortageIn(error.reason) ?? error)
}

/** A code that the shop does not take, with the shop's key for why. */
export function refusingCode(promoCode: string) {
  return <A>(call: Effect.Effect<A, BackendError>) =>
    Effect.mapError(call, (error) =>
      error.reason._tag === "Rejected" && /_(?:PROMO_CODE|COUPON)_/.test(error.reason.key ?? "")
        ? new PromoCodeRefused({
            promoCode,
            messageKey: error.reason.key ?? "",
            ...given(error.reason.fields[0]?.rule, (rule) => ({ rule })),
          })
        : error,
    )
}
