import * as Effect from "effect/Effect"
import { isCode } from "../../domain/account/CodePurpose.ts"
import { EntryRefused } from "../../domain/account/EntryRefusal.ts"
import { logonOf } from "../../domain/account/Logon.ts"
import { asciiDigits } from "../../domain/shared/asciiDigits.ts"
import type { SolvedCaptcha } from "../shared/SolvedCaptcha.ts"
import { asNewcomer } from "./asNewcomer.ts"
import { asEntryRefusal } from "./entryRefusal.ts"
import { ProofGateway } from "./ProofGateway.ts"

/**
 * Sends the code by which a telephone number is proved before one registers with it, and answers the number as the shop
 * knows it.
 * `RateLimited` after too many.
 */
export const sendRegistrationCode = Effect.fn("account.sendRegistrationCode")(function* (
  typed: string,
  captcha?: SolvedCaptcha,
) {
  const phone = yield* phoneIn(typed)
  const proofs = yield* ProofGateway
  yield* Effect.mapError(
    asNewcomer(proofs.sendValidationCode({ type: "SMS", phone }, "REGISTER", captcha)),
    asEntryRefusal,
  )
  return phone
})

/** Proves the number by the newest code; for ten minutes this session may register with it. */
export const proveRegistrationPhone = Effect.fn("account.proveRegistrationPhone")(function* (
  typed: string,
  typedCode: string,
) {
  const phone = yield* phoneIn(typed)
  const code = asciiDigits(typedCode).replace(/\s/g, "")
  if (!isCode(code)) return yield* new EntryRefused({ problems: [{ field: "code", rule: "pattern" }] })
  const proofs = yield* ProofGateway
  return yield* Effect.mapError(proofs.validateUserCode({ type: "SMS", phone }, code), asEntryRefusal)
})

const phoneIn = Effect.fnUntraced(function* (typed: string) {
  const logon = logonOf(typed)
  return logon?.kind === "phone"
    ? logon.text
    : yield* new EntryRefused({ problems: [{ field: "logon", rule: "pattern" }] })
})
