import * as Effect from "effect/Effect"
import { emailOf, phoneOf, phoneProblems } from "../../domain/account/accountChangeProblems.ts"
import type { CodePlace, CodePurpose } from "../../domain/account/CodePurpose.ts"
import type { SolvedCaptcha } from "../shared/SolvedCaptcha.ts"
import { asAccountRefusal, requireNone } from "./accountChangeRefusal.ts"
import { ProofGateway } from "./ProofGateway.ts"

/**
 * Sends a code to a place that was typed, and answers the place as the shop knows it. The code before it is worth
 * nothing from then on. `RateLimited` after too many.
 */
export const sendCode = Effect.fn("account.sendCode")(function* (
  type: CodePlace["type"],
  typed: string,
  purpose: CodePurpose,
  captcha?: SolvedCaptcha,
) {
  const place = yield* placeOf(type, typed)
  const proofs = yield* ProofGateway
  yield* Effect.mapError(proofs.sendValidationCode(place, purpose, captcha), asAccountRefusal)
  return place
})

/** Proves a place by the newest code that was sent there. */
export const checkCode = Effect.fn("account.checkCode")(function* (
  type: CodePlace["type"],
  typed: string,
  code: string,
  captcha?: SolvedCaptcha,
) {
  const place = yield* placeOf(type, typed)
  const proofs = yield* ProofGateway
  yield* Effect.mapError(proofs.validateUserCode(place, code, captcha), asAccountRefusal)
  return place
})

const placeOf = Effect.fnUntraced(function* (type: CodePlace["type"], typed: string) {
  if (type === "SMS") {
    yield* requireNone(phoneProblems(typed))
    return { type, phone: phoneOf(typed) ?? typed } satisfies CodePlace
  }
  const email = emailOf(typed)
  yield* requireNone(
    email === undefined ? [{ field: "newEmail", rule: typed.trim() === "" ? "required" : "email" }] : [],
  )
  return { type, email: email ?? typed } satisfies CodePlace
})
