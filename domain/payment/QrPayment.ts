import type { PaymentStatus } from "./PaymentStatus.ts"

/** The code that a wallet on a telephone scans, or the cashier of a shop. */
export interface PaymentQr {
  /** Wire word: `alipay`, `wechat` or `cash`. */
  readonly provider: string
  readonly payload: string
  /** Moment in ISO 8601. */
  readonly expiresAt: string
}

/** How a payment by QR code stands; the code is there while it can be scanned. */
export interface QrPaymentStatus extends PaymentStatus {
  readonly qr?: PaymentQr
}
