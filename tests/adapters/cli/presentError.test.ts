import { describe, expect, it } from "vitest"
import { CliUsageError } from "../../../adapters/cli/CliUsageError.ts"
import { isCommandError } from "../../../adapters/cli/isCommandError.ts"
import type { CommandError } from "../../../adapters/cli/output/presentError.ts"
import { presentError } from "../../../adapters/cli/output/presentError.ts"
import { presentSheetReason } from "../../../adapters/cli/output/presentSheetReason.ts"
import { SheetUnreadableError } from "../../../application/catalog/import/SheetUnreadableError.ts"
import { IncompleteImportResponse } from "../../../application/catalog/import/IncompleteImportResponse.ts"
import { BackendError } from "../../../application/shared/BackendError.ts"
import { SignInRefused } from "../../../domain/account/SignInRefused.ts"
import { PromoCodeRefused, QuantityRefused } from "../../../domain/cart/CartChangeRefused.ts"
import { GiftRefused } from "../../../domain/cart/GiftRefused.ts"
import { BookingRefused } from "../../../domain/booking/BookingRefused.ts"
import { RecommendationRefused } from "../../../domain/catalog/Recommendation.ts"
import { RestockAlertRefused } from "../../../domain/catalog/stock/RestockAlert.ts"
import { CartEmpty } from "../../../domain/checkout/CheckoutRefused.ts"
import { PlaceSearchRefused } from "../../../domain/location/PlaceSearch.ts"
import { backendError } from "../../support/builders/backendError.ts"

const rejected = new BackendError({
  operation: "addToCart",
  reason: {
    _tag: "Rejected",
    key: "K",
    description: "No more of it",
    parameters: [],
    causes: [],
    fields: [
      { field: "zipCode", rule: "pattern" },
      { field: "city", rule: "required", message: "City, please" },
    ],
  },
})
const reused = new BackendError({
  operation: "submitAsyncCheckout",
  reason: { _tag: "Rejected", key: "_ERR_IDEMPOTENCY_KEY_REUSED", parameters: [], causes: [], fields: [] },
})
const missing = new BackendError({
  operation: "getCart",
  reason: { _tag: "MissingPathParameters", status: 404, names: ["storeId", "orderId"] },
})
const cancelled = new BackendError({ operation: "getCart", reason: { _tag: "Cancelled" } })

const refusedReason = (field: string, rule: string, parameter?: string) =>
  new SignInRefused({ reasons: [{ field, rule, ...(parameter === undefined ? {} : { parameter }) }] })

const CASES: readonly (readonly [string, CommandError, number, string])[] = [
  ["a shop that does not answer", backendError("unreachable"), 1, "--backend"],
  ["a shop that is too slow", backendError("timedOut", "getCart"), 1, "within 8 s (getCart)"],
  ["a busy shop", backendError("busy"), 1, "Try again in 3 s"],
  ["a shop that failed", backendError("cartFault", "getCart"), 1, "getCart (LINE_NO_BUYABLE)"],
  ["an answer that is not the contract's", backendError("mismatch", "getCart"), 1, "items[0].sku should be string"],
  ["a call that was cancelled", cancelled, 1, "was canceled"],
  ["a call without its parameters", missing, 2, "getCart requires storeId, orderId (status 404)"],
  ["something the shop does not know", backendError("notFound", "getOrder"), 3, "(getOrder)"],
  ["something that is not allowed", backendError("forbidden", "getOrder"), 3, "(getOrder)."],
  [
    "what needs the admin key",
    backendError("forbidden", "upsertProducts"),
    3,
    "(upsertProducts). It needs the admin key: run the command in the shop's folder " +
      "(or set DATA_DIR), or set SELVEDGE_ADMIN_KEY.",
  ],
  ["a session that is over", backendError("expired"), 3, "Run the command again"],
  [
    "a refusal in the shop's words",
    rejected,
    3,
    "Request refused: No more of it\n  zipCode: pattern\n  city: City, please",
  ],
  [
    "a purchase that was sent before with other words",
    reused,
    3,
    "(submitAsyncCheckout). Nothing was done. Check its result " +
      "before you try again: `selvedge payment status <order-id>`",
  ],
  [
    "a coupon that was used before",
    new PromoCodeRefused({ promoCode: "C-1", messageKey: "_ERR_COUPON_NOT_VALID", rule: "couponSpent" }),
    3,
    "(_ERR_COUPON_NOT_VALID: couponSpent)",
  ],
  [
    "words that cannot go with a gift",
    GiftRefused.of([{ field: "message", rule: "forbiddenWord", parameter: "Drop" }]),
    2,
    "  message: forbiddenWord (Drop)",
  ],
  [
    "a part of a lot",
    new QuantityRefused({ quantity: 4, maximum: 99, lot: 3 }),
    2,
    "sold in packs of 3. Use a multiple of 3 up to 99 instead of 4",
  ],
  ["an empty cart", new CartEmpty(), 3, "selvedge cart add SKU"],
  ["a wrong password", refusedReason("logon", "credentials"), 3, "Wrong email, phone number or password"],
  ["a logon that somebody has", refusedReason("logon", "taken"), 3, "selvedge auth login"],
  ["a captcha that nobody can answer", refusedReason("captcha", "required"), 3, "in a terminal"],
  ["an identity without an account", refusedReason("social", "required"), 3, "--register"],
  ["a code that is no longer good", refusedReason("code", "code"), 3, "for ten minutes"],
  [
    "a registration that needs mending",
    refusedReason("nickname", "forbiddenWord", "Drop"),
    3,
    "  nickname: forbiddenWord (Drop)",
  ],
  ["an option that cannot be used", new CliUsageError({ message: "--quantity is none." }), 2, "--quantity is none."],
  [
    "products that the backend says nothing of",
    new IncompleteImportResponse({ products: [{ line: 5, handle: "belt" }] }),
    1,
    "line 5: belt",
  ],
  [
    "a search for places that breaks a rule",
    new PlaceSearchRefused({ reasons: [{ field: "zipCode", rule: "zipCode" }] }),
    2,
    "  zipCode: zipCode",
  ],
  [
    "a message that nobody may send",
    new RestockAlertRefused({ reasons: [{ field: "acceptedPolicies", rule: "required" }] }),
    2,
    "  acceptedPolicies: required",
  ],
  [
    "a recommendation with a link",
    new RecommendationRefused({ reasons: [{ field: "message", rule: "link" }] }),
    2,
    "  message: link",
  ],
  [
    "a booking without a name",
    new BookingRefused({ reasons: [{ place: "fullName", rule: "tooLong", parameter: "128" }] }),
    2,
    "  fullName: tooLong (128)",
  ],
  ["a file that is no catalogue", new SheetUnreadableError({ message: "a.csv is empty." }), 2, "a.csv is empty."],
]

describe("an error in a terminal", () => {
  it.each(CASES)("prints the next step for %s", (_, error, exitCode, words) => {
    expect(presentError(error)).toEqual({ exitCode, message: expect.stringContaining(words) })
    expect(isCommandError(error)).toBe(true)
  })

  it("is a bug when it has no text of its own", () => {
    expect([new Error("bug"), { _tag: "CartEmpty" }, "text", undefined].map(isCommandError)).toEqual([
      false,
      false,
      false,
      false,
    ])
  })
})

describe("a problem of a catalogue file in a terminal", () => {
  it.each([
    [
      { line: 7, column: "Variant Price", rule: "price", value: "49,90" } as const,
      'line 7, column "Variant Price": "49,90" is not a price',
    ],
    [{ line: 2, column: "Title", rule: "missing" } as const, 'line 2, column "Title": it is empty'],
    [{ line: 9, rule: "quotes" } as const, "line 9: it has a quotation mark that is not closed"],
    [{ line: 9, lastLine: 12, rule: "quotes", value: 'a,"b' } as const, 'lines 9 to 12: "a,"b" has a quotation mark'],
    [
      { line: 3, column: "Title", rule: "encoding", value: "Caf\ufffd" } as const,
      'line 3, column "Title": "Caf\ufffd" has characters that are invalid in the file\'s encoding',
    ],
  ])("%j prints position, problem and reason", (problem, words) => {
    expect(presentSheetReason(problem)).toContain(words)
  })
})
