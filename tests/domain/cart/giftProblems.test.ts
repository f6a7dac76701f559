import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import {
  validateGiftInfo,
  validateGiftPacking,
  normalizeGiftInfo,
  normalizeGiftPacking,
} from "../../../domain/cart/validateGifts.ts"
import { giftForbiddenWord } from "../../../domain/gift-card/giftForbiddenWord.ts"

const told = (reasons: readonly { readonly field: string; readonly rule: string; readonly parameter?: string }[]) =>
  reasons.map(({ field, rule, parameter }) => [field, rule, parameter].filter((part) => part !== undefined).join(" "))
const card = { senderName: "Ana", receiverName: "Luis" }

describe("the words that go with a wrapped piece", () => {
  it("may be left out, and are at most 256 characters of any script", () => {
    expect(validateGiftPacking({ isWrapped: true })).toEqual([])
    expect(validateGiftPacking({ isWrapped: false, message: "🎁".repeat(256) })).toEqual([])
    expect(told(validateGiftPacking({ isWrapped: true, message: "a".repeat(257) }))).toEqual(["message tooLong 256"])
  })

  it("hold no word of SQL as a whole word, and may hold one as a part of another (ruling R10)", () => {
    expect(told(validateGiftPacking({ isWrapped: true, message: "We drop by on Sunday" }))).toEqual([
      "message forbiddenWord drop",
    ])
    expect(validateGiftPacking({ isWrapped: true, message: "A selection of raindrops, dropped lightly" })).toEqual([])
  })

  it("are taken as they were typed but for spaces around them; blank ones are none", () => {
    expect(normalizeGiftPacking({ isWrapped: true, message: "  Para ti \n" })).toEqual({
      isWrapped: true,
      message: "Para ti",
    })
    expect(normalizeGiftPacking({ isWrapped: false, message: " \t " })).toEqual({ isWrapped: false })
  })

  it("are refused exactly where they are too long or hold a forbidden word, whatever is typed", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 300 }), fc.boolean(), (message, isWrapped) => {
        const packing = normalizeGiftPacking({ isWrapped, message })
        const words = packing.message ?? ""
        expect(validateGiftPacking(packing).length > 0).toBe(
          [...words].length > 256 || giftForbiddenWord(words) !== undefined,
        )
      }),
    )
  })
})

describe("the card of a whole cart", () => {
  it("says from whom and to whom, in 1 to 255 characters each", () => {
    expect(validateGiftInfo(card)).toEqual([])
    expect(told(validateGiftInfo({ senderName: "", receiverName: "" }))).toEqual([
      "senderName required",
      "receiverName required",
    ])
    expect(told(validateGiftInfo({ senderName: "a".repeat(256), receiverName: "b".repeat(255) }))).toEqual([
      "senderName tooLong 255",
    ])
  })

  it("has a telephone of at most 32 characters, an e-mail that is one, and words of at most 256", () => {
    expect(
      validateGiftInfo({
        ...card,
        receiverPhone: "600 123 456",
        receiverEmail: "luis@example.org",
        message: "Felicidades",
      }),
    ).toEqual([])
    expect(
      told(
        validateGiftInfo({ ...card, receiverPhone: "6".repeat(33), receiverEmail: "luis", message: "b".repeat(257) }),
      ),
    ).toEqual(["receiverEmail email", "receiverPhone tooLong 32", "message tooLong 256"])
  })

  it("holds no word of SQL in any of its texts", () => {
    expect(
      told(
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

  it("leaves out what was left blank", () => {
    expect(
      normalizeGiftInfo({ id: "41", senderName: " Ana ", receiverName: "Luis", receiverEmail: "  ", message: "" }),
    ).toEqual(card)
  })
})
