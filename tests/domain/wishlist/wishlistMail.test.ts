import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { type WishlistMail, validateWishlistMail } from "../../../domain/wishlist/wishlistMail.ts"
import { cpuMillis } from "../../support/cpuMillis.ts"

const mail: WishlistMail = {
  mailRecipient: "luis@example.org",
  mailSender: "ana@example.org",
  nameSender: "Ana",
  nameRecipient: "Luis",
  subject: "Mi lista",
  message: "Esto me gusta",
}
const rulesOf = (changes: Partial<WishlistMail>) =>
  validateWishlistMail({ ...mail, ...changes }).map(({ field, rule }) => `${field} ${rule}`)

describe("a wishlist sent by email", () => {
  it("is valid with plain text", () => {
    expect(rulesOf({})).toEqual([])
  })

  it.each<readonly [Partial<WishlistMail>, string]>([
    [{ mailRecipient: "luis" }, "mailRecipient email"],
    [{ mailRecipient: "" }, "mailRecipient required"],
    [{ mailSender: "a@example.org" }, "mailSender email"],
    [{ mailSender: "ana@example.o" }, "mailSender email"],
    [{ nameSender: "" }, "nameSender required"],
    [{ nameRecipient: "x".repeat(257) }, "nameRecipient tooLong"],
    [{ nameSender: "see http://example.org" }, "nameSender link"],
    [{ nameSender: "WWW.example.org" }, "nameSender link"],
    [{ nameRecipient: "mailto:ana" }, "nameRecipient link"],
    [{ nameSender: "Ana &amp; Luis" }, "nameSender htmlEntity"],
    [{ nameSender: "&#x3C;b" + "&#x3C;" }, "nameSender htmlEntity"],
    [{ nameRecipient: ".Luis" }, "nameRecipient leadingDot"],
    [{ nameSender: "Ana DROP Luis" }, "nameSender forbiddenWord"],
    [{ subject: "delete it" }, "subject forbiddenWord"],
    [{ message: "\n Update" }, "message forbiddenWord"],
    [{ message: "x".repeat(257) }, "message tooLong"],
    [{ subject: " " }, "subject required"],
  ])("V66 V67 V68 V69 %j is refused: %s", (changes, rule) => {
    expect(rulesOf(changes)).toEqual([rule])
  })

  it.each<Partial<WishlistMail>>([
    { nameSender: "Tableau" },
    { nameSender: "J. R. Dropmore" },
    { subject: "Selection" },
    { subject: "To select" },
    { message: "I replace nothing" },
    { nameRecipient: "Ana & Luis" },
    { nameSender: "x".repeat(256) },
    { message: "x".repeat(256) },
  ])("%j is accepted: keywords are whole words, and count at the start only of subject and message", (changes) => {
    expect(rulesOf(changes)).toEqual([])
  })

  it("F112 validates hostile text of any length at once", () => {
    const hostile = fc
      .constantFrom("&", "&a", "a.", "www", ":/", "\u0301", ".", "drop", " ")
      .map((part) => part.repeat(100_000))
    fc.assert(
      fc.property(hostile, hostile, (nameSender, message) => {
        expect(
          cpuMillis(() =>
            validateWishlistMail({ ...mail, nameSender, message, subject: message, mailSender: nameSender }),
          ),
        ).toBeLessThan(200)
      }),
      { numRuns: 20 },
    )
  })
})
