import type { StoreLanguage } from "../stores/StoreData.ts"
import { returnTexts } from "./returnTexts.ts"

/** Identifiers of the reasons, in display order. */
const REASONS = ["1", "2", "3", "4", "5", "6", "7", "8"] as const
/** Returned units are faulty and not sold again. */
const FAULT: (typeof REASONS)[number] = "5"

const find = (reasonId: string) => REASONS.find((id) => id === reasonId)

export const isReason = (reasonId: string): boolean => find(reasonId) !== undefined

export const isFault = (reasonId: string): boolean => reasonId === FAULT

/** Returns the text of a reason; empty for an unknown one. */
export const reasonName = (reasonId: string, { tag }: Pick<StoreLanguage, "tag">): string => {
  const id = find(reasonId)
  return id === undefined ? "" : returnTexts(tag)(`returns.reason.${id}`)
}

/** Returns every reason a customer may choose, in display order. */
export const listReasons = (language: StoreLanguage) =>
  REASONS.map((id) => ({ returnReasonId: id, name: reasonName(id, language) }))
