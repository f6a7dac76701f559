import type { Address } from "../address/Address.ts"
import type { EguiData } from "./EguiData.ts"

/**
 * What a shopper wants of a purchase beside its delivery and payment (specification, section 3: async checkout
 * payload).
 */
export interface PurchaseOptions {
  /** An invoice; absent when none is asked for. */
  readonly invoice?: InvoiceRequest
  /** The sustainable option, where the store offers it. */
  readonly isJoinLife?: boolean
  /** A box that is given back, where the store offers it. */
  readonly reusableBox?: boolean
}

/** The tax number an invoice is made out to, and in Taiwan how it is kept. */
export interface InvoiceRequest {
  readonly vatin?: string
  readonly egui?: EguiData
}

/** Choices of packing of the checkout payload, by their names there. */
export const PACKAGING_OPTIONS = ["isJoinLife", "reusableBox"] as const
export type PackagingOption = (typeof PACKAGING_OPTIONS)[number]

const PARAMETERS: Readonly<Record<PackagingOption, string>> = { isJoinLife: "JOIN_LIFE", reusableBox: "REUSABLE_BOX" }

/**
 * The choices of packing that a store offers: `JOIN_LIFE` and `REUSABLE_BOX` are `true` (specification, section 3,
 * configurations).
 */
export function offeredPackaging(configuration: Readonly<Record<string, string>>): readonly PackagingOption[] {
  return PACKAGING_OPTIONS.filter((packing) => configuration[PARAMETERS[packing]] === "true")
}

/** The wish for an invoice to whom an address names. */
export function toInvoiceRequest({ company, taxCode }: Pick<Address, "company" | "taxCode">): InvoiceRequest {
  const vatin = [company?.vatin, taxCode].find((number) => number !== undefined && number.trim() !== "")?.trim()
  return vatin === undefined ? {} : { vatin }
}
