import * as Effect from "effect/Effect"
import { parseEmail, parsePhone, validatePhoneNumber } from "../../domain/account/validateAccountChanges.ts"
import type { CodeRecipient, CodePurpose } from "../../domain/account/CodePurpose.ts"
import type { SolvedCaptcha } from "../shared/SolvedCaptcha.ts"
import { toAccountChangeRefused, refuseIfAny } from "./toAccountChangeRefused.ts"
import { VerificationGateway } from "./VerificationGateway.ts"

/**
 * Sends a code to an email address or phone number and returns its normalized form. Invalidates the previous code.
 * Fails with `RateLimited` after too many codes.
 */
export const sendCode = Effect.fn("account.sendCode")(function* (
  type: CodeRecipient["type"],
  typed: string,
  purpose: CodePurpose,
  captcha?: SolvedCaptcha,
) {
  const recipient = yield* toCodeRecipient(type, typed)
  const verification = yield* VerificationGateway
  yield* Effect.mapError(verification.sendValidationCode(recipient, purpose, captcha), toAccountChangeRefused)
  return recipient
})

/** Verifies an email address or phone number with the newest code that was sent there. */
export const checkCode = Effect.fn("account.checkCode")(function* (
  type: CodeRecipient["type"],
  typed: string,
  code: string,
  captcha?: SolvedCaptcha,
) {
  const recipient = yield* toCodeRecipient(type, typed)
  const verification = yield* VerificationGateway
  yield* Effect.mapError(verification.validateUserCode(recipient, code, captcha), toAccountChangeRefused)
  return recipient
})

const toCodeRecipient = Effect.fnUntraced(function* (type: CodeRecipient["type"], typed: string) {
  if (type === "SMS") {
    yield* refuseIfAny(validatePhoneNumber(typed))
    return { type, phone: parsePhone(typed) ?? typed } satisfies CodeRecipient
  }
  const email = parseEmail(typed)
  yield* refuseIfAny(
    email === undefined ? [{ field: "newEmail", rule: typed.trim() === "" ? "required" : "email" }] : [],
  )
  return { type, email: email ?? typed } satisfies CodeRecipient
})
