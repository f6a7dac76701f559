import type { components } from "../../generated/checkout.d.ts"
import { tokenHash } from "../platform/ports/token.ts"
import type { UnitOfWork } from "../platform/storage/Storage.ts"
import { challengeResult } from "./payment/challengePayment.ts"
import type { WirePaymentStatus } from "./payment/presentAttempt.ts"
import { parseStored } from "../platform/storage/parseStored.ts"

type Submission = Pick<components["schemas"]["AsyncCheckoutRequest"], "challenge" | "paymentBundle" | "paymentCode">

/**
 * The payment's part of the Idempotency-Key fingerprint: method, last digits, amounts and names, but no secrets (F104).
 */
export const paymentFingerprint = (body: Submission): readonly unknown[] => [
  body.paymentBundle.paymentData.map(({ paymentModeId, number, amount, cardHash, bankId, encrypted }) => [
    paymentModeId,
    number?.slice(-4),
    amount,
    ...(cardHash === undefined && bankId === undefined
      ? []
      : [cardHash === undefined ? null : tokenHash(cardHash), bankId]),
    ...(encrypted === undefined ? [] : [tokenHash(encrypted)]),
  ]),
  challengeResult(body),
  ...(body.paymentCode === undefined ? [] : [body.paymentCode]),
]

// Only `presentAttempt` writes it.
const isStatus = (value: unknown): value is WirePaymentStatus =>
  typeof value === "object" && value !== null && "paymentStatus" in value

/** The first response is stored without the guest's token, which is added when the response is replayed. */
export const statusCodec = (work: UnitOfWork) => ({
  write: ({ guestToken: _guestToken, ...status }: WirePaymentStatus): string => JSON.stringify(status),
  read: async (text: string): Promise<WirePaymentStatus> => {
    const status: unknown = parseStored(text)
    if (!isStatus(status)) throw new Error("A stored response is damaged.")
    const order = await work.db
      .selectFrom("customer_order")
      .select("guest_token")
      .where("order_id", "=", Number(status.orderId))
      .executeTakeFirst()
    const guestToken = order?.guest_token ?? undefined
    return { ...status, ...(guestToken === undefined ? {} : { guestToken }) }
  },
})
