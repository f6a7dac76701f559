import { describe, expect, it } from "vitest"
import { isSignificantWord } from "../../../domain/catalog/search/isSignificantWord.ts"

describe("a word that may be offered as a correction", () => {
  it.each([
    ["en-US", ["The", "the", "AND", "with", "a", "of", "xs"], ["shirt", "Linen", "The coat", "tie"]],
    ["es", ["Los", "de", "para", "más"], ["lino", "Camisa de lino"]],
    ["ca", ["els", "amb", "per"], ["camisa", "lli"]],
    ["fr", ["Les", "avec", "une", "très"], ["robe", "Chemise en lin"]],
    ["de", ["Der", "die", "für", "über"], ["Hemd", "Kleid"]],
    ["it", ["gli", "della", "con"], ["giacca", "camicia di lino"]],
    ["pt", ["dos", "com", "uma"], ["calças", "linho"]],
    ["pl", ["dla", "oraz", "się"], ["koszula", "len na lato"]],
    ["ja", ["の", "から", "より"], ["コート", "シャツ", "麻の服"]],
    ["zh-Hans", ["的", "和"], ["外套", "衬衫"]],
    ["ko", ["의", "에서", "으로"], ["셔츠", "코트"]],
    ["ar", ["من", "على", "هذا"], ["قميص", "معطف"]],
    ["he", ["של", "עם", "את"], ["חולצה", "מעיל"]],
  ])("is significant in %s", (language, stops, words) => {
    expect([
      stops.filter((word) => isSignificantWord(word, language)),
      words.filter((word) => !isSignificantWord(word, language)),
    ]).toEqual([[], []])
  })

  it("is judged by its length alone in an unsupported language", () => {
    expect([isSignificantWord("the", "sv"), isSignificantWord("en", "sv"), isSignificantWord("", "en")]).toEqual([
      true,
      false,
      false,
    ])
  })
})
