import * as Effect from "effect/Effect"
import type { BackendError } from "../../../application/shared/BackendError.ts"
import { PromoCodeRefused } from "../../../domain/cart/CartChangeRefused.ts"
import { whenDefined } from "../http/whenDefined.ts"
import { toCartLimitReached, toNotEnoughStock } from "../http/cartErrors.ts"

/** Maps the refusals of a line change to domain errors. */
export function mapCartErrors<A>(call: Effect.Effect<A, BackendError>) {
  return Effect.mapError(call, (error) => toCartLimitReached(error.reason) ?? toNotEnoughStock(error.reason) ?? error)
}

/** Maps the refusal of a promo code to a domain error that carries the backend's key. */
export function mapPromoCodeErrors(promoCode: string) {
  return <A>(call: Effect.Effect<A, BackendError>) =>
    Effect.mapError(call, (error) =>
      error.reason._tag === "Rejected" && /_(?:PROMO_CODE|COUPON)_/.test(error.reason.key ?? "")
        ? new PromoCodeRefused({
            promoCode,
            messageKey: error.reason.key ?? "",
            ...whenDefined(error.reason.fields[0]?.rule, (rule) => ({ rule })),
          })
        : error,
    )
}
