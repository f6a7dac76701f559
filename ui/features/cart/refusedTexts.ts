import type { TextKey } from "../../text/TextKey.ts"
import type { PresentedError } from "../../text/presentError.ts"
import type { Translate } from "../../text/createTranslate.ts"

/** Title and text of a refusal, by its tag. */
const TEXT_KEYS: Readonly<Record<string, readonly [title: TextKey, text: TextKey]>> = {
  CartLimitReached: ["errors.cartLimit.title", "errors.cartLimit.text"],
  QuantityRefused: ["errors.quantity.title", "errors.quantity.text"],
  NotEnoughStock: ["errors.stock.title", "errors.stock.text"],
  SoldOut: ["errors.soldOut.title", "errors.soldOut.text"],
  PromoCodeRefused: ["errors.promoCode.title", "errors.promoCode.text"],
  GiftRefused: ["errors.rejected.title", "cart.unchanged"],
  SizeMissing: ["catalog.notAdded", "catalog.chooseSize"],
  Malformed: ["errors.rejected.title", "errors.rejected.text"],
}
const FALLBACK_TEXTS: readonly [TextKey, TextKey] = ["errors.server.title", "cart.unchanged"]

/**
 * The error texts of a form sent without scripts, from the address it was redirected to; `undefined` if it was not
 * refused.
 */
export function refusedTexts(
  { refused = "", refusedParameter = "" }: Readonly<Record<string, string>>,
  t: Translate,
): PresentedError | undefined {
  if (refused === "") return undefined
  const count = Number(refusedParameter)
  const tag = refused === "NotEnoughStock" && !(count > 0) ? "SoldOut" : refused
  const known = Object.hasOwn(TEXT_KEYS, tag) ? TEXT_KEYS[tag] : undefined
  const [title, text] = known ?? FALLBACK_TEXTS
  const parameters = { count, maximum: count || 99, code: refusedParameter.slice(0, 64) }
  return {
    title: t(title, parameters),
    text: t(text, parameters),
    details: known === undefined ? { label: t("errors.details"), text: refused.slice(0, 64) } : undefined,
  }
}
