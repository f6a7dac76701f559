import type { components } from "../../generated/checkout.d.ts"
import { tokenHash } from "../ports/token.ts"
import type { UnitOfWork } from "../storage/Storage.ts"
import { challengeResult } from "./challengePayment.ts"
import type { WirePaymentStatus } from "./presentAttempt.ts"
import { parseStored } from "../storage/parseStored.ts"

type Submission = Pick<components["schemas"]["AsyncCheckoutRequest"], "challenge" | "paymentBundle" | "paymentCode">

/**
 * What an Idempotency-Key stands for of a payment: method, last digits, amounts and names. Nothing secret goes into the
 * fingerprint (F104).
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

// Written by `presentAttempt` alone.
const isStatus = (value: unknown): value is WirePaymentStatus =>
  typeof value === "object" && value !== null && "paymentStatus" in value

/** The first answer is kept without the guest's token, which is looked up when the answer is given again. */
export const statusCodec = (work: UnitOfWork) => ({
  write: ({ guestToken: _guestToken, ...status }: WirePaymentStatus): string => JSON.stringify(status),
  read: async (text: string): Promise<WirePaymentStatus> => {
    const status: unknown = parseStored(text)
    if (!isStatus(status)) throw new Error("A stored answer is damaged.")
    const order = await work.db
      .selectFrom("customer_order")
      .select("guest_token")
      .where("order_id", "=", Number(status.orderId))
      .executeTakeFirst()
    const guestToken = order?.guest_token ?? undefined
    return { ...status, ...(guestToken === undefined ? {} : { guestToken }) }
  },
})
