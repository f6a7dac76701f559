import { parseStored } from "../../platform/storage/parseStored.ts"

/** Units of one line on a gift receipt. */
export interface GiftItem {
  readonly orderItemId: string
  readonly quantity: number
}

const isGiftItem = (value: unknown): value is GiftItem =>
  typeof value === "object" && value !== null && "orderItemId" in value && "quantity" in value

/** Parses the column `items` of a gift receipt. */
export const giftItems = (text: string): readonly GiftItem[] => {
  const value: unknown = parseStored(text)
  if (!Array.isArray(value) || !value.every(isGiftItem)) throw new Error("A row of the table gift_ticket is damaged.")
  return value
}
