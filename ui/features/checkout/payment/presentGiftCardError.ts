import type { ShopError } from "../../../runtime/CommandResult.ts"
import type { Translate } from "../../../text/createTranslate.ts"
import { presentError } from "../../../text/presentError.ts"
import { presentReason } from "../../../text/presentReason.ts"

const UNKNOWN_KEY = "_ERR_GIFT_CARD_NOT_VALID"
const EMPTY_KEY = "_ERR_GIFT_CARD_BALANCE"

/** The error of a gift card: beside its field if it belongs to one, otherwise above the form. */
export interface PresentedGiftCardError {
  readonly fields: ReadonlyMap<string, string>
  readonly alert?: ReturnType<typeof presentError>
}

/**
 * The texts of a refusal. An unknown number, a wrong code and an inactive card have the same text: the shop does not
 * distinguish them (F107).
 */
export function presentGiftCardError(error: ShopError, t: Translate): PresentedGiftCardError {
  if (error._tag === "CardRefused") {
    return {
      fields: new Map(
        error.reasons.map(({ field, rule }) => [
          field,
          rule === "digits" ? t("payment.giftInvalid") : presentReason(t, rule),
        ]),
      ),
    }
  }
  const key = error._tag === "BackendError" && error.reason._tag === "Rejected" ? error.reason.key : undefined
  if (key === UNKNOWN_KEY) return { fields: new Map([["number", t("payment.giftUnknown")]]) }
  if (key === EMPTY_KEY) return { fields: new Map([["number", t("payment.giftEmpty")]]) }
  return { fields: new Map(), alert: presentError(error, t) }
}
