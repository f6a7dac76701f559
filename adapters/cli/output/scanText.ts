import type { PaymentQr } from "../../../domain/payment/PaymentStatus.ts"
import type { OrderId } from "../../../domain/shared/OrderId.ts"

/** Describes a payment code to scan. */
export function scanText(orderId: OrderId, { provider, payload, expiresAt }: PaymentQr): string {
  return `Order ${orderId} is awaiting payment until ${expiresAt}. Scan or show this code (${provider}): ${payload}`
}
