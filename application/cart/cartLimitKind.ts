import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Schema from "effect/Schema"
import type { AccountKind } from "../../domain/cart/CartLimits.ts"
import { storedValue } from "../platform/StoredValue.ts"
import { userKind } from "./userKind.ts"

const stored = storedValue("accountKind", 1, Schema.Literals(["registered", "business"]))

/** Keeps what kind of account came in, where the shop said so: its maximum is told before any call. */
export const rememberAccountKind = (kind: "registered" | "business" | undefined) =>
  kind === undefined ? stored.remove : stored.write(kind)

/**
 * Whose maximum holds here, without a call: a guest's, that of the account that came in on this device, or that of some
 * account.
 */
export const cartLimitKind = Effect.gen(function* () {
  if ((yield* userKind) === "guest") return "guest"
  const kind: AccountKind = Option.getOrElse(yield* stored.read, () => "account")
  return kind
})
