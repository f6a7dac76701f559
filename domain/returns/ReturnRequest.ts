import type { ProductImage } from "../catalog/ProductImage.ts"
import type { Money } from "../shared/Money.ts"
import type { OrderId } from "../shared/OrderId.ts"
import type { Sku } from "../shared/Sku.ts"
import type { BankAccount } from "./BankAccount.ts"
import type { RefundDestination } from "./Refund.ts"
import type { ReturnKind } from "./ReturnKind.ts"
import type { ReturnStatus } from "./ReturnStatus.ts"

/** Units of one catalogue entry to return. */
export interface ReturnLine {
  readonly catentryId: string
  /** Whole number from 1. */
  readonly quantity: number
  readonly reasonId: string
  /** At most 256 characters. */
  readonly comment?: string
}

/** Returned units to exchange for another SKU of the same product. */
export interface ExchangeLine {
  readonly catentryId: string
  readonly quantity: number
  readonly newSku: Sku
}

/** The bundle that a catalogue entry was bought in. */
export interface BundlePart {
  readonly bundleId: string
  readonly catentryId: string
}

/** A return request before submission. */
export interface ReturnDraft {
  readonly kind: ReturnKind
  readonly lines: readonly ReturnLine[]
  readonly exchanges: readonly ExchangeLine[]
  /** Refund account, if not the original payment method. */
  readonly refundAccount?: BankAccount
  readonly courierId?: string
  /** From 1 to 20; one label each. */
  readonly boxes: number
  /** Whether it is returned in a physical store. */
  readonly toPhysicalStore: boolean
  /** Day of a courier's pickup, one of the `pickupDates`. */
  readonly pickupDate?: string
  readonly bundles?: readonly BundlePart[]
}

/** Label of one box; its token only opens the image. */
export interface ReturnLabel {
  readonly box: number
  readonly token: string
}

/** A submitted return request. Its amounts come from the server. */
export interface ReturnRequest {
  readonly id: string
  /** Its RMA number. */
  readonly rmaId: string
  readonly orderId: OrderId
  readonly status: ReturnStatus
  readonly kind: ReturnKind
  /** ISO 8601 with offset. */
  readonly requestedAt: string
  /** Last day to hand it over, `2026-02-18` in the store's own calendar, inclusive. */
  readonly lastDay: string
  readonly lines: readonly (ReturnLine & {
    readonly reason: string
    /** Units that were refused on receipt: not refunded, and sent back. */
    readonly refusedQuantity?: number
    readonly name: string
    readonly size?: string
    readonly color?: string
    readonly image?: ProductImage
  })[]
  readonly exchanges: readonly (ExchangeLine & { readonly status: string })[]
  /** Refund amount including its share of the shipping price. */
  readonly refund: Money
  /** That share. */
  readonly refundShipping: Money
  /** Price of the replacements minus the price of the exchanged units; absent without replacements. */
  readonly priceDifference?: Money
  /** Charged when the return arrives, because replacements cost more; absent without replacements. */
  readonly debt?: Money
  readonly destination: RefundDestination
  readonly boxes: number
  readonly toPhysicalStore: boolean
  readonly courierId?: string
  readonly pickupDate?: string
  /** Whether the QR code is scanned from a phone, so that no label has to be printed. */
  readonly isPrinterless: boolean
  readonly labels: readonly ReturnLabel[]
}
