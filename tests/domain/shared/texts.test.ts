import { existsSync, readFileSync } from "node:fs"
import { resolve } from "node:path"
import * as fc from "fast-check"
import * as Schema from "effect/Schema"
import { describe, expect, it } from "vitest"
import { toAsciiDigits } from "../../../domain/shared/toAsciiDigits.ts"
import { forbiddenWord } from "../../../domain/shared/forbiddenWord.ts"
import { isEmail } from "../../../domain/shared/isEmail.ts"
import { isOrderId } from "../../../domain/shared/OrderId.ts"
import { isSku } from "../../../domain/shared/Sku.ts"
import { isStoreId } from "../../../domain/shared/StoreId.ts"
import { toWellFormed } from "../../../domain/shared/toWellFormed.ts"

/** The first digits of each run of ten, as version 17.0 of The Unicode Standard lists them. */
const FIRST_DIGITS = [
  0x30, 0x660, 0x6f0, 0x7c0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0xde6, 0xe50, 0xed0, 0xf20,
  0x1040, 0x1090, 0x17e0, 0x1810, 0x1946, 0x19d0, 0x1a80, 0x1a90, 0x1b50, 0x1bb0, 0x1c40, 0x1c50, 0xa620, 0xa8d0,
  0xa900, 0xa9d0, 0xa9f0, 0xaa50, 0xabf0, 0xff10, 0x104a0, 0x10d30, 0x10d40, 0x11066, 0x110f0, 0x11136, 0x111d0,
  0x112f0, 0x11450, 0x114d0, 0x11650, 0x116c0, 0x116d0, 0x116da, 0x11730, 0x118e0, 0x11950, 0x11bf0, 0x11c50, 0x11d50,
  0x11da0, 0x11de0, 0x11f50, 0x16130, 0x16a60, 0x16ac0, 0x16b50, 0x16d70, 0x1ccf0, 0x1d7ce, 0x1d7d8, 0x1d7e2, 0x1d7ec,
  0x1d7f6, 0x1e140, 0x1e2f0, 0x1e4f0, 0x1e5f1, 0x1e950, 0x1fbf0,
]
const isDigitHere = (point: number) => /^\p{Nd}$/u.test(String.fromCodePoint(point))

describe("digits of any script", () => {
  it("are normalised by value, every one that this platform knows", () => {
    const folded = new Map(
      FIRST_DIGITS.flatMap((first) =>
        Array.from({ length: 10 }, (_, value) => [first + value, String(value)] as const),
      ),
    )
    const known = Array.from({ length: 0x110000 }, (_, point) => point).filter(
      (point) => (point < 0xd800 || point > 0xdfff) && isDigitHere(point),
    )
    const listed = known.filter((point) => folded.has(point))
    expect(
      listed
        .filter((point) => toAsciiDigits(String.fromCodePoint(point)) !== folded.get(point))
        .map((point) => point.toString(16)),
    ).toEqual([])
    expect(listed.length).toBeGreaterThan(600)
  })

  it("do not affect other characters", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        expect(toAsciiDigits(text).replace(/[0-9]/g, "#")).toBe(text.replace(/\p{Nd}/gu, "#"))
      }),
    )
    expect(toAsciiDigits("½ ² Ⅳ 一 ①")).toBe("½ ² Ⅳ 一 ①")
  })

  it.each([
    ["٤٢", "42"],
    ["４２４２", "4242"],
    ["+٩٦٦ ٥٠", "+966 50"],
    ["𝟎𝟗𝟘𝟡", "0909"],
    ["", ""],
  ])("%o is %o", (text, digits) => {
    expect(toAsciiDigits(text)).toBe(digits)
  })
})

describe("V40 forbidden words of free text", () => {
  it.each([
    "create",
    "drop",
    "select",
    "insert",
    "update",
    "delete",
    "alter",
    "truncate",
    "replace",
    "table",
    "database",
  ])("F111 %s is refused alone, in capitals and inside a sentence", (word) => {
    expect(forbiddenWord(word)).toBe(word)
    expect(forbiddenWord(`12 ${word.toUpperCase()} Road`)).toBe(word.toUpperCase())
    expect(forbiddenWord(`(${word})`)).toBe(word)
    expect(forbiddenWord(`a,${word};b`)).toBe(word)
  })

  it.each([
    ["12 Drop Table Road", "Drop"],
    ["Alter Markt 3", "Alter"],
    ["Robert'); DROP TABLE students", "DROP"],
    ["ｄｒｏｐ", "drop"],
    ["１２ ＴＡＢＬＥ", "TABLE"],
  ])("F111 %o is refused for %o", (text, word) => {
    expect(forbiddenWord(text)).toBe(word)
  })

  it.each([
    "Selection Street",
    "Tableau",
    "Updike",
    "Dropmore",
    "Creative Quarter",
    "Constable",
    "Alteration Lane",
    "Selectwood",
    "Inserra",
    "Deleted Road",
    "Replaces",
    "Databaseweg",
    "Table2",
    "_table",
    "Tablé",
    "Table\u0301",
    "日本table語",
    "",
  ])("F111 %o is accepted", (text) => {
    expect(forbiddenWord(text)).toBeUndefined()
  })

  const shared = resolve(import.meta.dirname, "../../../../shared/data/sql-keyword-words/words.json")
  if (existsSync(shared)) {
    it("F111 refuse real names with a whole word and no others", () => {
      const Names = Schema.fromJsonString(
        Schema.Array(Schema.Struct({ text: Schema.String, wholeWord: Schema.Array(Schema.String) })),
      )
      const names = Schema.decodeUnknownSync(Names)(readFileSync(shared, "utf8"))
      expect(
        names
          .filter(({ text, wholeWord }) => (forbiddenWord(text) === undefined) !== (wholeWord.length === 0))
          .map(({ text }) => text),
      ).toEqual([])
    })
  }
})

describe("V35 email addresses", () => {
  it.each([
    "ana@shop.example",
    "a.b+c@shop.example",
    "an@a.es",
    `${"a".repeat(64)}@shop.example`,
    "ñandú@correo.example",
    "ana@café.example",
    "o'neil@shop.example",
    `ana@shop.${"e".repeat(192)}`,
    "ana@a-b.example",
    "ana@sub.sub.shop.example",
    "ana @shop.example",
    "ana@shop.example.",
    "ana@shop.example\n",
    "<ana@shop.example>",
    "ana\u202e@shop.example",
  ])("%s is valid", (text) => {
    expect(isEmail(text)).toBe(true)
  })

  it.each([
    "",
    "ana",
    "@shop.example",
    "a@shop.example",
    `${"a".repeat(65)}@shop.example`,
    "ana@shop",
    "ana@shop.e",
    `ana@shop.${"e".repeat(193)}`,
    "ana@@shop.example",
    "ana@b@shop.example",
    "ana@shop .example",
    "ana@shop..example",
    "ana@.example",
    ".ana@shop.example",
    "ana.@shop.example",
    "a..b@shop.example",
    "ana@-shop.example",
    "ana@shop-.example",
    "ana\u0000@shop.example",
    "\ud800na@shop.example",
    "ana,bo@shop.example",
    "ana@[10.0.0.1]",
    '"ana"@shop.example',
  ])("%o is invalid", (text) => {
    expect(isEmail(text)).toBe(false)
  })
})

describe("V21 V45 ids are text", () => {
  it.each([
    ["10000034", true],
    ["00000000", true],
    ["1000003", false],
    ["100000341", false],
    ["1000003a", false],
    ["１００００034", false],
    ["١٠٠٠٠٠٣٤", false],
    [" 10000034", false],
    ["10000034\n", false],
    ["", false],
  ])("F78 %o is a store id: %o", (text, expected) => {
    expect(isStoreId(text)).toBe(expected)
  })

  it.each([
    ["1", true],
    ["9007199254740993", true],
    ["1234567890123456789", true],
    ["12345678901234567890", false],
    ["", false],
    ["1.5", false],
    ["-1", false],
    ["١", false],
    ["1\n", false],
  ])("%o is an order id: %o", (text, expected) => {
    expect(isOrderId(text)).toBe(expected)
  })

  it.each([
    ["1-250-38", true],
    ["a", true],
    ["サイズ", true],
    ["a".repeat(128), true],
    ["a".repeat(129), false],
    ["", false],
    ["a b", false],
    ["a/b", false],
    ["a?b", false],
    ["a#b", false],
    ["a%2fb", false],
    ["a\\b", false],
    ["a\u0000", false],
    ["\ud800", false],
    ["a\u200b", false],
  ])("%o is a sku: %o", (text, expected) => {
    expect(isSku(text)).toBe(expected)
  })
})

describe("well-formed text", () => {
  it("can always be encoded, and is unchanged if it was well-formed", () => {
    fc.assert(
      fc.property(
        fc
          .array(fc.integer({ min: 0xd700, max: 0xe0ff }), { maxLength: 12 })
          .map((units) => String.fromCharCode(...units)),
        (text) => {
          const whole = toWellFormed(text)
          expect(() => encodeURIComponent(whole)).not.toThrow()
          expect(whole).toHaveLength(text.length)
          expect(toWellFormed(whole)).toBe(whole)
        },
      ),
    )
    expect(toWellFormed("👗 é \ud800x")).toBe("👗 é \ufffdx")
  })
})
