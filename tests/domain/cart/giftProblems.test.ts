import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import {
  validateGiftInfo,
  validateGiftPacking,
  normalizeGiftInfo,
  normalizeGiftPacking,
} from "../../../domain/cart/validateGifts.ts"
import { giftForbiddenWord } from "../../../domain/gift-card/giftForbiddenWord.ts"

const summariesOf = (
  reasons: readonly { readonly field: string; readonly rule: string; readonly parameter?: string }[],
) =>
  reasons.map(({ field, rule, parameter }) => [field, rule, parameter].filter((part) => part !== undefined).join(" "))
const card = { senderName: "Ana", receiverName: "Luis" }

describe("the message of a gift-wrapped item", () => {
  it("is optional and has at most 256 characters of any script", () => {
    expect(validateGiftPacking({ isWrapped: true })).toEqual([])
    expect(validateGiftPacking({ isWrapped: false, message: "🎁".repeat(256) })).toEqual([])
    expect(summariesOf(validateGiftPacking({ isWrapped: true, message: "a".repeat(257) }))).toEqual([
      "message tooLong 256",
    ])
  })

  it("contains no SQL keyword as a whole word, but may contain one as a part (R10)", () => {
    expect(summariesOf(validateGiftPacking({ isWrapped: true, message: "We drop by on Sunday" }))).toEqual([
      "message forbiddenWord drop",
    ])
    expect(validateGiftPacking({ isWrapped: true, message: "A selection of raindrops, dropped lightly" })).toEqual([])
  })

  it("is trimmed; a blank one is absent", () => {
    expect(normalizeGiftPacking({ isWrapped: true, message: "  Para ti \n" })).toEqual({
      isWrapped: true,
      message: "Para ti",
    })
    expect(normalizeGiftPacking({ isWrapped: false, message: " \t " })).toEqual({ isWrapped: false })
  })

  it("is refused exactly when too long or with a forbidden word, for any text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 300 }), fc.boolean(), (message, isWrapped) => {
        const packing = normalizeGiftPacking({ isWrapped, message })
        const typedMessage = packing.message ?? ""
        expect(validateGiftPacking(packing).length > 0).toBe(
          [...typedMessage].length > 256 || giftForbiddenWord(typedMessage) !== undefined,
        )
      }),
    )
  })
})

describe("the gift note of a cart", () => {
  it("has a sender and a recipient of 1 to 255 characters each", () => {
    expect(validateGiftInfo(card)).toEqual([])
    expect(summariesOf(validateGiftInfo({ senderName: "", receiverName: "" }))).toEqual([
      "senderName required",
      "receiverName required",
    ])
    expect(summariesOf(validateGiftInfo({ senderName: "a".repeat(256), receiverName: "b".repeat(255) }))).toEqual([
      "senderName tooLong 255",
    ])
  })

  it("has a phone number of at most 32 characters, a valid email and a message of at most 256", () => {
    expect(
      validateGiftInfo({
        ...card,
        receiverPhone: "600 123 456",
        receiverEmail: "luis@example.org",
        message: "Felicidades",
      }),
    ).toEqual([])
    expect(
      summariesOf(
        validateGiftInfo({ ...card, receiverPhone: "6".repeat(33), receiverEmail: "luis", message: "b".repeat(257) }),
      ),
    ).toEqual(["receiverEmail email", "receiverPhone tooLong 32", "message tooLong 256"])
  })

  it("contains no SQL keyword in any text", () => {
    expect(
      summariesOf(
        validateGiftInfo({
          senderName: "Table",
          receiverName: "select",
          receiverPhone: "update 1",
          message: "Delete me",
        }),
      ),
    ).toEqual([
      "senderName forbiddenWord Table",
      "receiverName forbiddenWord select",
      "receiverPhone forbiddenWord update",
      "message forbiddenWord Delete",
    ])
  })

  it("omits blank fields", () => {
    expect(
      normalizeGiftInfo({ id: "41", senderName: " Ana ", receiverName: "Luis", receiverEmail: "  ", message: "" }),
    ).toEqual(card)
  })
})
