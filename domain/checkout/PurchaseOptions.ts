import type { Address } from "../address/Address.ts"
import type { EguiData } from "./EguiData.ts"

/** Options of a purchase beside delivery and payment (S3: async checkout payload). */
export interface PurchaseOptions {
  /** Invoice request; absent when none is requested. */
  readonly invoice?: InvoiceRequest
  /** The sustainable packaging option, where the store offers it. */
  readonly isJoinLife?: boolean
  /** A returnable box, where the store offers it. */
  readonly reusableBox?: boolean
}

/** The tax number of an invoice, and in Taiwan its storage. */
export interface InvoiceRequest {
  readonly vatin?: string
  readonly egui?: EguiData
}

/** Packaging options by their names in the checkout payload. */
export const PACKAGING_OPTIONS = ["isJoinLife", "reusableBox"] as const
export type PackagingOption = (typeof PACKAGING_OPTIONS)[number]

const PARAMETERS: Readonly<Record<PackagingOption, string>> = { isJoinLife: "JOIN_LIFE", reusableBox: "REUSABLE_BOX" }

/**
 * Returns the packaging options that a store offers: `JOIN_LIFE` and `REUSABLE_BOX` are `true` (S3,
 * configurations).
 */
export function offeredPackaging(configuration: Readonly<Record<string, string>>): readonly PackagingOption[] {
  return PACKAGING_OPTIONS.filter((packing) => configuration[PARAMETERS[packing]] === "true")
}

/** Returns the invoice request for the recipient in an address. */
export function toInvoiceRequest({ company, taxCode }: Pick<Address, "company" | "taxCode">): InvoiceRequest {
  const vatin = [company?.vatin, taxCode].find((number) => number !== undefined && number.trim() !== "")?.trim()
  return vatin === undefined ? {} : { vatin }
}
