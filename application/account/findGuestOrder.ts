import * as Effect from "effect/Effect"
import { isCode } from "../../domain/account/CodePurpose.ts"
import type { CodeRecipient } from "../../domain/account/CodePurpose.ts"
import type { GuestOrderToken } from "../../domain/account/Registration.ts"
import { AccountChangeRefused } from "../../domain/account/AccountChangeRefused.ts"
import { parseLoginId } from "../../domain/account/LoginId.ts"
import type { OrderId } from "../../domain/shared/OrderId.ts"
import { BackendError } from "../shared/BackendError.ts"
import type { SolvedCaptcha } from "../shared/SolvedCaptcha.ts"
import { toAccountChangeRefused } from "./toAccountChangeRefused.ts"
import { VerificationGateway } from "./VerificationGateway.ts"

/** Contact of a guest's order, and the channel of the code. */
export interface GuestContact {
  /** Email address, or phone number in international form. A phone number needs `orderId`. */
  readonly contact: string
  /** Limits the request to one order. */
  readonly orderId?: OrderId
  /** `SMS` sends the code to the phone number that is stored with the order. */
  readonly channel: CodeRecipient["type"]
  readonly captcha?: SolvedCaptcha
}

/**
 * Sends a code to the contact that is stored with a guest's orders. The result is the same whether there are such
 * orders or not: an order number and an email address alone reveal nothing (F179).
 */
export const sendGuestOrderCode = Effect.fn("account.sendGuestOrderCode")(function* (contact: GuestContact) {
  const orders = yield* requireContact(contact)
  const gateway = yield* VerificationGateway
  yield* Effect.mapError(
    gateway.createGuestOrderAccessToken(orders, contact.channel, undefined, contact.captcha),
    toAccountChangeRefused,
  )
})

/**
 * Returns the tokens of the orders that a code opens: the orders with the address or number that it was sent to. With
 * an order number only its token; fails with `NotFound` when the code does not open it, and with
 * `AccountChangeRefused` for a wrong or expired code.
 */
export const openGuestOrders = Effect.fn("account.openGuestOrders")(function* (contact: GuestContact, code: string) {
  const orders = yield* requireContact(contact)
  if (!isCode(code)) return yield* new AccountChangeRefused({ reasons: [{ field: "code", rule: "pattern" }] })
  const gateway = yield* VerificationGateway
  const tokens: readonly GuestOrderToken[] = yield* Effect.mapError(
    gateway.createGuestOrderAccessToken(orders, contact.channel, code, contact.captcha),
    toAccountChangeRefused,
  )
  if (contact.orderId === undefined) return tokens
  const own = tokens.filter((token) => token.orderId === contact.orderId)
  if (own.length === 0)
    return yield* new BackendError({ operation: "createGuestOrderAccessToken", reason: { _tag: "NotFound" } })
  return own
})

const requireContact = Effect.fnUntraced(function* ({ contact, orderId }: GuestContact) {
  const parsed = parseLoginId(contact)
  if (parsed?.kind === "email") return { email: parsed.text, ...(orderId === undefined ? {} : { orderId }) }
  if (parsed === undefined) return yield* new AccountChangeRefused({ reasons: [{ field: "newEmail", rule: "email" }] })
  if (orderId === undefined)
    return yield* new AccountChangeRefused({ reasons: [{ field: "orderId", rule: "required" }] })
  return { phone: parsed.text, orderId }
})
