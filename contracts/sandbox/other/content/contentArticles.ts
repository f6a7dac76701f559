import type { components } from "../../../generated/other.d.ts"
import type { StoreLanguage } from "../../stores/StoreData.ts"
import type { ResolvedStore } from "../../stores/Stores.ts"
import { HELP_KEYS, helpTexts } from "./helpTexts.ts"
import { LEGAL_KEYS, legalTexts } from "./legalTexts.ts"

type CmsSpot = components["schemas"]["CmsSpot"]

/** The name of a block's title in the text files. */
const TITLE = /^(help|legal)\.([a-z]+)\.([0-9]+)\.title$/u
/** Blocks of stores with a right of withdrawal only. */
const WITHDRAWAL_BLOCKS: ReadonlySet<string> = new Set(["help-returns-4", "legal-terms-4"])

/**
 * Returns the help articles and legal texts of the content system in a language, as blocks of the spots `help-{topic}`
 * and `legal-{document}`, with the store's country and return period.
 */
export const contentArticles = (
  { countryCode }: Pick<ResolvedStore, "countryCode">,
  { tag }: Pick<StoreLanguage, "tag">,
  configuration: ReadonlyMap<string, string>,
): readonly CmsSpot[] => {
  const parameters = {
    country: new Intl.DisplayNames(tag, { type: "region" }).of(countryCode) ?? countryCode,
    returnDays: configuration.get("RETURN_WINDOW_DAYS") ?? "30",
  }
  const hasWithdrawal = Number(configuration.get("WITHDRAWAL_DAYS") ?? 0) > 0
  const [help, legal] = [helpTexts(tag), legalTexts(tag)]
  return [
    ...blocksOf(HELP_KEYS, (key) => help(key, parameters)),
    ...blocksOf(LEGAL_KEYS, (key) => legal(key, parameters)),
  ].filter(({ spot, position }) => hasWithdrawal || !WITHDRAWAL_BLOCKS.has(`${spot}-${position}`))
}

/** Returns the blocks of a text file, whose keys are pairs of a title and a text. */
const blocksOf = <Key extends string>(keys: readonly Key[], text: (key: Key) => string): readonly CmsSpot[] =>
  keys.flatMap((key, index) => {
    const [, area = "", name = "", position] = TITLE.exec(key) ?? []
    const textKey = keys[index + 1]
    return position === undefined || textKey === undefined
      ? []
      : [{ spot: `${area}-${name}`, position: Number(position), title: text(key), text: text(textKey) }]
  })
