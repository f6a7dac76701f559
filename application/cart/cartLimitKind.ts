import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Schema from "effect/Schema"
import type { AccountKind } from "../../domain/cart/CartLimits.ts"
import { storedValue } from "../platform/StoredValue.ts"
import { userKind } from "./userKind.ts"

const stored = storedValue("accountKind", 1, Schema.Literals(["registered", "business"]))

/** Stores the kind of account that signed in, when known, so that its cart limit is available before any call. */
export const rememberAccountKind = (kind: "registered" | "business" | undefined) =>
  kind === undefined ? stored.remove : stored.write(kind)

/**
 * Returns the kind of customer whose cart limit applies, without a call: guest, the account that signed in on this
 * device, or any account.
 */
export const cartLimitKind = Effect.gen(function* () {
  if ((yield* userKind) === "guest") return "guest"
  const kind: AccountKind = Option.getOrElse(yield* stored.read, () => "account")
  return kind
})
