import type { PresentedError } from "../../text/presentError.ts"
import type { Translate } from "../../text/createTranslate.ts"

/** What a form sent without a script was refused for, told by the address it led back to; nothing where it was not refused. */
export function refusedWords(parameters: Readonly<Record<string, string>>, t: Translate): PresentedError | undefined {
  const tag = parameters["refused"]
  if (tag === undefined || tag === "") return undefined
  const count = Number(parameters["refusedParameter"] ?? 0)
  return { ...words(), details: { label: t("error.details"), text: tag.slice(0, 64) } }

  function words() {
    switch (tag) {
      case "CartLimitReached":
        return { title: t("error.cartLimit.title"), text: t("error.cartLimit.text", { count }) }
      case "QuantityRefused":
        return { title: t("error.quantity.title"), text: t("error.quantity.text", { maximum: count === 0 ? 99 : count }) }
      case "NotEnoughStock":
        return count > 0 ? { title: t("error.stock.title"), text: t("error.stock.text", { count }) } : { title: t("error.soldOut.title"), text: t("error.soldOut.text") }
      case "PromoCodeRefused":
        return { title: t("error.promoCode.title", { code: (parameters["refusedParameter"] ?? "").slice(0, 64) }), text: t("error.promoCode.text") }
      case "GiftRefused":
        return { title: t("error.rejected.title"), text: t("cart.asBefore") }
      case "SizeMissing":
        return { title: t("catalog.notAdded"), text: t("catalog.chooseSize") }
      case "Malformed":
        return { title: t("error.rejected.title"), text: t("error.rejected.text") }
      default:
        return { title: t("error.server.title"), text: t("cart.asBefore") }
    }
  }
}
