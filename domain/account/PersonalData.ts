/** Name and version of the document format; a change of meaning requires a new version. */
export const PERSONAL_DATA_SCHEMA = "selvedge.personal-data.v1"

/** Sections of an export. */
export type PersonalSection =
  | "user"
  | "addresses"
  | "orders"
  | "returns"
  | "wishlists"
  | "sharedLists"
  | "newsletter"
  | "policies"
  | "passkeys"
  | "stockNotifications"
  | "walletCards"
  | "wallet"
  | "walletMovements"
  | "bookings"
  | "teens"
  | "teenSponsors"
  | "receipts"
  | "favouriteDropPoint"
  | "tailoring"

/** Missing data in an export. */
export interface UnreadSection {
  readonly section: PersonalSection
  /** The missing item, when only one of several is missing. */
  readonly item?: string
  /** Kind of the failure; `NotOffered` when the contract has no operation for customers to read it. */
  readonly reason: string
}

/**
 * All data about a customer that the backend returns, as one JSON document. Contains no secrets: no token or PIN, and
 * of cards only the masked data. Money is in minor units with its currency; timestamps are ISO 8601.
 */
export interface PersonalData {
  readonly schema: typeof PERSONAL_DATA_SCHEMA
  readonly exportedAt: string
  readonly storeId: string
  readonly userId: string
  readonly data: Readonly<Partial<Record<PersonalSection, unknown>>>
  /** Sections that could not be read: the export is complete only when this is empty. */
  readonly unread: readonly UnreadSection[]
}

/** Returns the file name of an export. */
export function personalDataFileName({ userId, exportedAt }: Pick<PersonalData, "userId" | "exportedAt">): string {
  return `selvedge-personal-data-${userId}-${exportedAt.slice(0, 10)}.json`
}
