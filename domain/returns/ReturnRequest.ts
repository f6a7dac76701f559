import type { ProductImage } from "../catalog/ProductImage.ts"
import type { Money } from "../shared/Money.ts"
import type { OrderId } from "../shared/OrderId.ts"
import type { Sku } from "../shared/Sku.ts"
import type { BankAccount } from "./BankAccount.ts"
import type { RefundDestination } from "./Refund.ts"
import type { ReturnKind } from "./ReturnKind.ts"
import type { ReturnStatus } from "./ReturnStatus.ts"

/** Units of one catalogue entry that go back. */
export interface ReturnLine {
  readonly catentryId: string
  /** Whole number from 1. */
  readonly quantity: number
  readonly reasonId: string
  /** At most 256 characters. */
  readonly comment?: string
}

/** Units among those that go back for which another sku of the same product is sent. */
export interface ExchangeLine {
  readonly catentryId: string
  readonly quantity: number
  readonly newSku: Sku
}

/** Which bundle a catalogue entry was bought in. */
export interface BundlePart {
  readonly bundleId: string
  readonly catentryId: string
}

/** A return as a shopper asks for it. */
export interface ReturnDraft {
  readonly kind: ReturnKind
  readonly lines: readonly ReturnLine[]
  readonly exchanges: readonly ExchangeLine[]
  /** Where the money goes when not back to the payment. */
  readonly refundAccount?: BankAccount
  readonly courierId?: string
  /** From 1 to 20; one label each. */
  readonly boxes: number
  /** Whether it is brought to a physical store. */
  readonly toPhysicalStore: boolean
  readonly bundles?: readonly BundlePart[]
}

/** The label of one box; its token opens the picture and nothing else. */
export interface ReturnLabel {
  readonly box: number
  readonly token: string
}

/** A return that was asked for. Its figures are the server's. */
export interface ReturnRequest {
  readonly id: string
  /** Number of the RMA it was given. */
  readonly rmaId: string
  readonly orderId: OrderId
  readonly status: ReturnStatus
  readonly kind: ReturnKind
  /** An instant in ISO 8601 with its offset. */
  readonly requestedAt: string
  /** Last day to hand it over, `2026-02-18` in the store's own calendar; the whole day counts. */
  readonly lastDay: string
  readonly lines: readonly (ReturnLine & {
    readonly reason: string
    readonly name: string
    readonly size?: string
    readonly color?: string
    readonly image?: ProductImage
  })[]
  readonly exchanges: readonly (ExchangeLine & { readonly status: string })[]
  /** What comes back, its share of the delivery included. */
  readonly refund: Money
  /** That share. */
  readonly refundShipping: Money
  readonly destination: RefundDestination
  readonly boxes: number
  readonly toPhysicalStore: boolean
  readonly labels: readonly ReturnLabel[]
}
