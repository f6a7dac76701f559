import { parseStored } from "../../storage/parseStored.ts"

/** Units of one line that a gift ticket is for. */
export interface GiftItem {
  readonly orderItemId: string
  readonly quantity: number
}

const isGiftItem = (value: unknown): value is GiftItem =>
  typeof value === "object" && value !== null && "orderItemId" in value && "quantity" in value

/** The column `items` of a gift ticket. */
export const giftItems = (text: string): readonly GiftItem[] => {
  const value: unknown = parseStored(text)
  if (!Array.isArray(value) || !value.every(isGiftItem)) throw new Error("A row of the table gift_ticket is damaged.")
  return value
}
