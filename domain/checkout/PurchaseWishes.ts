import type { Address } from "../address/Address.ts"
import type { EguiData } from "./EguiData.ts"

/**
 * What a shopper wants of a purchase beside its delivery and payment (specification, section 3: async checkout
 * payload).
 */
export interface PurchaseWishes {
  /** An invoice; absent when none is asked for. */
  readonly invoice?: InvoiceWish
  /** The sustainable option, where the store offers it. */
  readonly isJoinLife?: boolean
  /** A box that is given back, where the store offers it. */
  readonly reusableBox?: boolean
}

/** The tax number an invoice is made out to, and in Taiwan how it is kept. */
export interface InvoiceWish {
  readonly vatin?: string
  readonly egui?: EguiData
}

/** Choices of packing of the checkout payload, by their names there. */
export const PACKINGS = ["isJoinLife", "reusableBox"] as const
export type Packing = (typeof PACKINGS)[number]

const OFFERED: Readonly<Record<Packing, string>> = { isJoinLife: "JOIN_LIFE", reusableBox: "REUSABLE_BOX" }

/**
 * The choices of packing that a store offers: `JOIN_LIFE` and `REUSABLE_BOX` are `true` (specification, section 3,
 * configurations).
 */
export function offeredPackings(configuration: Readonly<Record<string, string>>): readonly Packing[] {
  return PACKINGS.filter((packing) => configuration[OFFERED[packing]] === "true")
}

/** The wish for an invoice to whom an address names. */
export function invoiceWish({ company, taxCode }: Pick<Address, "company" | "taxCode">): InvoiceWish {
  const vatin = [company?.vatin, taxCode].find((number) => number !== undefined && number.trim() !== "")?.trim()
  return vatin === undefined ? {} : { vatin }
}
