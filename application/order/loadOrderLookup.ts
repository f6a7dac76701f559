import * as Effect from "effect/Effect"
import { plainCaptcha } from "../catalog/plainCaptcha.ts"
import { LOOKUP_REFUSED_REASONS } from "./OrderLookupPage.ts"
import type { OrderLookupPage } from "./OrderLookupPage.ts"

/**
 * Returns the content of the order lookup page, with a captcha when the form was refused because it had none. Reads no
 * order.
 */
export const loadOrderLookup = Effect.fn("order.loadLookup")(function* (parameters: Readonly<Record<string, string>>) {
  const refused = LOOKUP_REFUSED_REASONS.find((known) => known === parameters["refused"])
  const captcha = refused === "captcha" ? yield* plainCaptcha : undefined
  return {
    step: parameters["step"] === "code" ? "code" : "contact",
    ...(refused === undefined ? {} : { refused }),
    ...(captcha === undefined ? {} : { captcha }),
  } satisfies OrderLookupPage
})
