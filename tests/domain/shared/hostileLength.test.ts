import { describe, expect, it } from "vitest"
import { validateAddress, compactCode } from "../../../domain/address/validateAddress.ts"
import { cartLimits } from "../../../domain/cart/CartLimits.ts"
import { compareSizes } from "../../../domain/catalog/compareSizes.ts"
import { productQueryFrom } from "../../../domain/catalog/ProductQuery.ts"
import { escapeHtml } from "../../../domain/chat/escapeHtml.ts"
import { imageAttachments } from "../../../domain/chat/imageAttachments.ts"
import { isEmptyMessage } from "../../../domain/chat/outgoingMessage.ts"
import { maskCardNumbers } from "../../../domain/chat/maskCardNumbers.ts"
import { toEmvBrowserInfo } from "../../../domain/checkout/BrowserInfo.ts"
import { parsePageAddress } from "../../../domain/navigation/parsePageAddress.ts"
import { pageNameFromAddress, pageNameInAddress } from "../../../domain/navigation/pageNameInAddress.ts"
import { cardDigits, validateCard } from "../../../domain/payment/Card.ts"
import { cardNetwork } from "../../../domain/payment/cardNetwork.ts"
import { passesLuhn } from "../../../domain/payment/passesLuhn.ts"
import { toAsciiDigits } from "../../../domain/shared/toAsciiDigits.ts"
import { forbiddenWord } from "../../../domain/shared/forbiddenWord.ts"
import { isEmail } from "../../../domain/shared/isEmail.ts"
import { isSku } from "../../../domain/shared/Sku.ts"
import { toWellFormed } from "../../../domain/shared/toWellFormed.ts"
import { aCardEntry } from "../../support/builders/aCardEntry.ts"
import { anAddress } from "../../support/builders/anAddress.ts"
import { growsTooFast } from "../../support/growsTooFast.ts"
import { shopDefaults } from "../../support/SHOP_DEFAULTS.ts"
import { someBrowserInfo } from "../../support/builders/someBrowserInfo.ts"

const NOW = { year: 2026, month: 11 }

/** Every rule that processes text from outside. */
const RULES: Readonly<Record<string, (text: string) => unknown>> = {
  toAsciiDigits,
  toWellFormed,
  forbiddenWord,
  isEmail,
  isSku,
  passesLuhn,
  cardDigits,
  cardNetwork,
  compactCode,
  pageNameInAddress,
  pageNameFromAddress,
  address: (text) => parsePageAddress(`/10000034/${text}`, shopDefaults),
  "address with its query": (text) => parsePageAddress(`/10000034/?${text}`, shopDefaults),
  "address of a product": (text) => parsePageAddress(`/10000034/${text}-l5x`, shopDefaults),
  "size label": (text) => compareSizes(text, `${text} `),
  "size label with a number": (text) => compareSizes(`3${text}`, `3${text}x`),
  "list query": (text) => productQueryFrom({ colFilter: text, priceMin: text, pageNumber: text }),
  "cart limit": (text) => cartLimits({ MAX_PRODUCTS_SHOPCART_GUEST: text }),
  expiry: (text) => validateCard(aCardEntry({ expiry: `1${text}` }), NOW),
  "card fields": (text) => validateCard(aCardEntry({ number: text, securityCode: text, holder: text }), NOW),
  "address fields": (text) =>
    validateAddress(
      anAddress("ES", {
        firstName: text,
        zipCode: text,
        email: text,
        phones: [{ countryCode: text, subscriberNumber: text }],
      }),
    ),
  isEmptyMessage,
  escapeHtml,
  // Any number of zeros passes the Luhn check.
  "masking of card numbers": (text) => maskCardNumbers(text.replaceAll("1", "0")),
  "kind of an attachment": (text) => imageAttachments([{ mediaType: `image/${text}` }]),
  "e-mail": (text) => isEmail(`${text}@${text}.example`),
  "language of the browser": (text) => toEmvBrowserInfo(someBrowserInfo({ language: text })),
}

/** Fragments that make a careless pattern backtrack. */
const FRAGMENTS = [
  "a",
  " ",
  "\t",
  "1",
  "1 ",
  "-",
  "-l1",
  "-n1",
  "a-",
  "A",
  "Aa",
  ".",
  "a.",
  "@",
  "a@",
  "/",
  "%",
  "%41",
  "=",
  "&a=b",
  "table",
  "drop ",
  "٣",
  "\ud800",
  "\u200b",
  "½",
  "1/2",
  ",",
  "36 ",
  "<",
  "\n",
]
const LENGTH = 100_000
/** On a busy machine the slowest rule waits for its turn, which does not count. */
const TIMEOUT = { timeout: 60_000 }

describe("texts of 100,000 hostile characters", () => {
  it.each(Object.entries(RULES))("F112 cost the rule %s time in proportion to their length", TIMEOUT, (_, rule) => {
    expect(FRAGMENTS.filter((fragment) => growsTooFast(rule, fragment, LENGTH))).toEqual([])
  })

  it("are detected by this measurement for a backtracking pattern", TIMEOUT, () => {
    const careless = /^(\d{1,2})\s*[/.\- ]?\s*(\d{4}|\d{2})$/
    expect(growsTooFast((text) => careless.test(`1${text}`), " ", 8_000)).toBe(true)
    expect(growsTooFast((text) => text.length, " ", 8_000)).toBe(false)
  })
})
