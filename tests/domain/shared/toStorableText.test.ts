import { describe, expect, it } from "vitest"
import { isStorable, toStorableText } from "../../../domain/shared/toStorableText.ts"

describe("F180 a text that a database can store", () => {
  it.each([
    ["a\u0000b", "a\ufffdb"],
    ["\ud800", "\ufffd"],
    ["a\udfff", "a\ufffd"],
    ["\udc00\ud800", "\ufffd\ufffd"],
    ["\u0000\u0000", "\ufffd\ufffd"],
  ])("is %j with U+FFFD for each character that it cannot store", (text, expected) => {
    expect([isStorable(text), toStorableText(text), isStorable(toStorableText(text))]).toEqual([false, expected, true])
  })

  it.each(["", "Ana", "日本語", "👗👩🏽‍🦱", "\u0001", "\ufffd", "\uffff", String.raw`\u0000`])(
    "is %j unchanged",
    (text) => {
      expect([isStorable(text), toStorableText(text)]).toEqual([true, text])
    },
  )
})
