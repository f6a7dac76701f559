import * as fc from "fast-check"
import { expect, it } from "vitest"
import { withSearch } from "../../../domain/catalog/search/recentSearches.ts"
import { foldForms, foldText, isSameSearch } from "../../../domain/catalog/search/searchTerm.ts"
import { SEARCH_SPELLINGS, SEARCH_WORDS } from "../../fixtures/searchSpellings.ts"

const ROWS = Object.values(SEARCH_SPELLINGS).flatMap((products) =>
  products.flatMap(({ spellings: [plain, ...others] }) => others.map((typed) => [plain, typed] as const)),
)
/** Endings and articles that only a search removes, which knows its language. */
const ELIDED = ["s", "l", "d", "dell"]
const bare = (text: string) =>
  foldForms(text).map((form) =>
    form
      .split(" ")
      .filter((word) => !ELIDED.includes(word))
      .toSorted()
      .join(" "),
  )
/** Spellings that are equal in one language only, and adjacent words in a script without spaces. */
const OF_ONE_LANGUAGE = ["womens linen", "綿100％", "col.lecció hivern", "col-lecció hivern"]

it(`F193 a device treats ${ROWS.length} spellings in 13 languages as equal to the plain words`, () => {
  const different = ROWS.filter(([plain, typed]) => !bare(typed).some((form) => bare(plain).includes(form)))
  expect(different.filter(([, typed]) => !OF_ONE_LANGUAGE.includes(typed))).toEqual([])
})

it("F193 recent searches contain only the last spelling of the same words", () => {
  const searches = [
    "grün, mädchen",
    "GRUEN MAEDCHEN",
    "שמלה־בז׳",
    "שמלה בז",
    "ｾｰﾀｰ",
    "セーター",
    "فُسْتَان",
    "فستان",
    "robe/été",
    "robe « ete »",
    "linen-shirt",
    "linen shirt",
  ]
  expect(searches.reduce(withSearch, [])).toEqual([
    "linen shirt",
    "robe « ete »",
    "فستان",
    "セーター",
    "שמלה בז",
    "GRUEN MAEDCHEN",
  ])
  expect(isSameSearch("shirt", "skirt")).toBe(false)
})

it("F193 words joined by any separator are compared as the plain words", () => {
  const signs = fc
    .string({ unit: "binary", minLength: 1, maxLength: 3 })
    .filter((text) => /^[\p{P}\p{S}\p{Z}]+$/u.test(text) && !/\p{L}|\p{N}/u.test(text.normalize("NFKC")))
  fc.assert(
    fc.property(fc.constantFrom(...Object.values(SEARCH_WORDS)), signs, ([first, second], sign) => {
      expect(foldText(`${sign}${first}${sign}${second}${sign}`)).toBe(foldText(`${first} ${second}`))
    }),
    { numRuns: 1_000 },
  )
})
