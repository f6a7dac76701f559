import type { TextKey } from "../../text/TextKey.ts"
import type { PresentedError } from "../../text/presentError.ts"
import type { Translate } from "../../text/createTranslate.ts"

/** Title and text of a refusal, by its tag. */
const WORDS: Readonly<Record<string, readonly [title: TextKey, text: TextKey]>> = {
  CartLimitReached: ["error.cartLimit.title", "error.cartLimit.text"],
  QuantityRefused: ["error.quantity.title", "error.quantity.text"],
  NotEnoughStock: ["error.stock.title", "error.stock.text"],
  SoldOut: ["error.soldOut.title", "error.soldOut.text"],
  PromoCodeRefused: ["error.promoCode.title", "error.promoCode.text"],
  GiftRefused: ["error.rejected.title", "cart.asBefore"],
  SizeMissing: ["catalog.notAdded", "catalog.chooseSize"],
  Malformed: ["error.rejected.title", "error.rejected.text"],
}
const ANY: readonly [TextKey, TextKey] = ["error.server.title", "cart.asBefore"]

/**
 * What a form sent without a script was refused for, told by the address it led back to; nothing where it was not
 * refused.
 */
export function refusedWords(
  { refused = "", refusedParameter = "" }: Readonly<Record<string, string>>,
  t: Translate,
): PresentedError | undefined {
  if (refused === "") return undefined
  const count = Number(refusedParameter)
  const tag = refused === "NotEnoughStock" && !(count > 0) ? "SoldOut" : refused
  const known = Object.hasOwn(WORDS, tag) ? WORDS[tag] : undefined
  const [title, text] = known ?? ANY
  const parameters = { count, maximum: count || 99, code: refusedParameter.slice(0, 64) }
  return {
    title: t(title, parameters),
    text: t(text, parameters),
    details: known === undefined ? { label: t("error.details"), text: refused.slice(0, 64) } : undefined,
  }
}
