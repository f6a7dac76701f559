/** Name and version of the document's form; a change of meaning is a new version. */
export const PERSONAL_DATA_SCHEMA = "selvedge.personal-data.v1"

/** What an export is asked to hold. */
export type PersonalSection =
  | "user"
  | "addresses"
  | "orders"
  | "returns"
  | "wishlists"
  | "sharedLists"
  | "newsletter"
  | "policies"
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

/** Something that an export lacks. */
export interface UnreadSection {
  readonly section: PersonalSection
  /** Which one, where only one of several is missing. */
  readonly item?: string
  /** Kind of the failure; `NotOffered` where no operation of the contract tells it to the shopper. */
  readonly reason: string
}

/**
 * Everything the shop tells a shopper of what it keeps about them, as one JSON document. Secrets stay out: no token, no
 * pin, of cards only what they are recognised by. Money is in minor units with its currency; moments are ISO 8601.
 */
export interface PersonalData {
  readonly schema: typeof PERSONAL_DATA_SCHEMA
  readonly exportedAt: string
  readonly storeId: string
  readonly userId: string
  readonly data: Readonly<Partial<Record<PersonalSection, unknown>>>
  /** What could not be read: the export is whole only when this is empty. */
  readonly unread: readonly UnreadSection[]
}

/** The name of an export's file. */
export function personalDataFileName({ userId, exportedAt }: Pick<PersonalData, "userId" | "exportedAt">): string {
  return `selvedge-personal-data-${userId}-${exportedAt.slice(0, 10)}.json`
}
