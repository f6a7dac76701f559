import { describe, expect, it } from "vitest"
import { table } from "../../../adapters/cli/output/Output.ts"

describe("a table in a terminal", () => {
  it("has aligned columns, without trailing blanks", () => {
    expect(
      table([
        ["sku", "name", "price"],
        ["LS-100", "Shirt", "5"],
      ]),
    ).toEqual(["sku     name   price", "LS-100  Shirt  5"])
  })

  it("gives Japanese characters two columns, and half-width kana one", () => {
    expect(
      table([
        ["シャツ", "1"],
        ["ｼｬﾂ", "2"],
        ["shirt", "3"],
        ["𠮷", "4"],
      ]),
    ).toEqual(["シャツ  1", "ｼｬﾂ     2", "shirt   3", "𠮷      4"])
  })

  it("gives Arabic letters one column and their vowels, joiners and marks none", () => {
    expect(
      table([
        ["قميص", "1"],
        ["قَمِيص", "2"],
        ["\u200fقميص", "3"],
        ["abcd", "4"],
      ]),
    ).toEqual(["قميص  1", "قَمِيص  2", "\u200fقميص  3", "abcd  4"])
  })

  it("gives decomposed accents one column, and an emoji two", () => {
    expect(
      table([
        ["e\u0301", "1"],
        ["é", "2"],
        ["👗", "3"],
      ]),
    ).toEqual(["e\u0301   1", "é   2", "👗  3"])
  })

  it("may be empty, and rows may be short or long", () => {
    expect([table([]), table([["a", "b"], ["long"], ["c", "d", "e"]])]).toEqual([[], ["a     b", "long", "c     d  e"]])
  })
})
