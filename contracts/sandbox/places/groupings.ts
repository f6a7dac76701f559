import { notFound } from "../platform/http/Refused.ts"
import { groupingTexts } from "./groupingTexts.ts"

const GROUPINGS = ["1", "2", "3"] as const

/** Returns the name of a grouping. Fails with 404 for an unknown one. */
export const groupingName = (groupingId: string, languageTag: string): string => {
  const grouping = GROUPINGS.find((id) => id === groupingId)
  if (grouping === undefined) throw notFound("There is no such grouping of stores.", groupingId)
  return groupingTexts(languageTag)(`stores.grouping.${grouping}`)
}
