import { describe, expect, it } from "vitest"
import { BackendError } from "../../../application/shared/BackendError.ts"
import {
  CartLimitReached,
  NotEnoughStock,
  PromoCodeRefused,
  QuantityRefused,
} from "../../../domain/cart/CartChangeRefused.ts"
import { CardRefused, CartEmpty, TotalChanged } from "../../../domain/checkout/CheckoutRefused.ts"
import { AddressRefused } from "../../../domain/address/AddressRefused.ts"
import type { ShopError } from "../../../ui/runtime/CommandResult.ts"
import { createTranslate } from "../../../ui/text/createTranslate.ts"
import { LANGUAGE_NAMES } from "../../../ui/text/languageNames.ts"
import { loadTexts } from "../../../ui/text/loadTexts.ts"
import { textLanguage } from "../../../ui/text/textLanguage.ts"
import { presentError } from "../../../ui/text/presentError.ts"
import { presentReason } from "../../../ui/text/presentReason.ts"

const backend = (reason: BackendError["reason"]) => new BackendError({ operation: "addToCart", reason })
const everyError: readonly ShopError[] = [
  new AddressRefused({ reasons: [] }),
  new CardRefused({ reasons: [] }),
  new CartEmpty(),
  CartLimitReached.of(50),
  new QuantityRefused({ quantity: 100, maximum: 99 }),
  new QuantityRefused({ quantity: 4, maximum: 99, lot: 3 }),
  new NotEnoughStock({ sku: "1", available: 0 }),
  new NotEnoughStock({ sku: "1", available: 2 }),
  new PromoCodeRefused({ promoCode: "MAY", messageKey: "_ERR_PROMO_CODE_NOT_VALID" }),
  new TotalChanged({ totalOrder: 1 }),
  { _tag: "CommandDefect", detail: "x" },
  backend({ _tag: "SessionExpired" }),
  backend({ _tag: "Forbidden" }),
  backend({ _tag: "NotFound" }),
  backend({ _tag: "RateLimited", retryAfterMillis: 1_200 }),
  backend({ _tag: "Rejected", parameters: [], causes: [], fields: [] }),
  backend({ _tag: "ServerFault", key: "_ERR_X" }),
  backend({ _tag: "ContractMismatch", path: "a", expected: "b" }),
  ...[
    "LINE_NO_BUYABLE",
    "_ERR_CUSTOMIZATION_NOT_ALLOWED",
    "_ERR_CUSTOMIZATION_NOT_COMPLETED",
    "_WARN_MAX_PRODUCTS_SHOP_CART",
    "DynamicError.genericProblem",
  ].map((key) => backend({ _tag: "ServerFault", key })),
  backend({ _tag: "MissingPathParameters", status: 404, names: ["storeId"] }),
  backend({ _tag: "Unreachable" }),
  backend({ _tag: "TimedOut", afterMillis: 1 }),
  backend({ _tag: "Cancelled" }),
]

describe.each(Object.keys(LANGUAGE_NAMES).map((code) => textLanguage(code)))("an error in %s", async (language) => {
  const t = createTranslate(language, await loadTexts(language, ["browse", "purchase"]))

  it.each(everyError.map((error) => [error._tag === "BackendError" ? error.reason._tag : error._tag, error] as const))(
    "%s explains the error and the next step",
    (_, error) => {
      const { title, text, details } = presentError(error, t)
      // An error that the customer can correct needs no support.
      expect(details === undefined).toBe(!["BackendError", "CommandDefect"].includes(error._tag))
      for (const words of [title, text, ...(details === undefined ? [] : [details.label, details.text])])
        expect(words).toMatch(/^(?!.*(\?\?\?|\{|\[object|undefined)).+$/s)
    },
  )

  it("in a field asks to check it even where the rule is unknown", () => {
    expect(presentReason(t, "somethingNew")).toBe(t("validation.other"))
    expect(presentReason(t, "zipCode", "28013")).toContain("28013")
  })
})

describe("a shop cart error", () => {
  it.each([
    ["LINE_NO_BUYABLE", "An item is no longer available"],
    ["_ERR_CUSTOMIZATION_NOT_ALLOWED", "personalised item"],
    ["_ERR_CUSTOMIZATION_NOT_COMPLETED", "personalised item"],
    ["_WARN_MAX_PRODUCTS_SHOP_CART", "Your bag is full"],
  ])("%s explains the error, and its key is in the details only", async (key, words) => {
    const { title, text, details } = presentError(
      backend({ _tag: "ServerFault", key }),
      createTranslate("en", await loadTexts("en", ["purchase"])),
    )
    expect(title).toContain(words)
    expect([`${title} ${text}`.includes(key), details?.text]).toEqual([false, `${key} addToCart.ServerFault`])
  })
})

describe("the details of an error", () => {
  it("name the key, the operation and the kind for support", async () => {
    const t = createTranslate("en", await loadTexts("en", ["purchase"]))
    expect(presentError(backend({ _tag: "ServerFault", key: "_ERR_X" }), t).details?.text).toBe(
      "_ERR_X addToCart.ServerFault",
    )
    expect(presentError(CartLimitReached.of(50), t)).toEqual({
      title: "Your bag is full",
      text: "Your bag can hold 50 different items. Remove one to add another.",
      details: undefined,
    })
  })
})
