import type { CartItemInput, MergedItem, RejectedItem, WireGiftInfo, WireShipping } from "./CartScope.ts"
import { parseStored } from "../platform/storage/parseStored.ts"

/** The fields that a customer sent with a line besides SKU and quantity. */
export type LineDetails = Omit<CartItemInput, "sku" | "quantity" | "id"> & {
  /** Video attached to a gift card. */
  readonly giftVideoId?: string
}

/** The changes made by a sign-in, with its time. */
export interface StoredMerge {
  /** The guest's cart. */
  readonly id: string
  /** Milliseconds since 1970. */
  readonly at: number
  readonly items: readonly MergedItem[]
}

// Only this area writes these columns, from bodies validated against the contract; only the JSON type is checked.
const isRecord = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value)
const isDetails = (value: unknown): value is LineDetails => isRecord(value)
const isShipping = (value: unknown): value is WireShipping => isRecord(value) && "shippingMethodId" in value
const isGiftInfo = (value: unknown): value is WireGiftInfo => isRecord(value)
const isRejected = (value: unknown): value is readonly RejectedItem[] => Array.isArray(value)
const isMerge = (value: unknown): value is StoredMerge => isRecord(value) && "items" in value
const isTexts = (value: unknown): value is readonly string[] => Array.isArray(value)
const isAmounts = (value: unknown): value is Readonly<Record<string, number>> => isRecord(value)
const isTextRecord = (value: unknown): value is Readonly<Record<string, string>> => isRecord(value)
const isInputs = (value: unknown): value is readonly CartItemInput[] => Array.isArray(value)

const reader =
  <T>(is: (value: unknown) => value is T) =>
  (text: string | null): T | undefined => {
    if (text === null) return undefined
    const value: unknown = parseStored(text)
    if (!is(value)) throw new Error("A stored JSON column is damaged.")
    return value
  }

export const readDetails = reader(isDetails)
export const readShipping = reader(isShipping)
export const readGiftInfo = reader(isGiftInfo)
export const readRejected = reader(isRejected)
export const readMerge = reader(isMerge)
export const readTexts = reader(isTexts)
export const readAmounts = reader(isAmounts)
export const readTextRecord = reader(isTextRecord)
export const readInputs = reader(isInputs)
