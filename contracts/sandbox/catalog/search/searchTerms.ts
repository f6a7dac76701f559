import file from "./searchSynonyms.json" with { type: "json" }
import { searchText, searchWords } from "./searchText.ts"
import { wordMatch, wordPatterns } from "./wordMatch.ts"

/** A word or phrase in a text: anywhere in it, or only as whole words. */
export interface SearchAlternative {
  readonly text: string
  readonly isWhole: boolean
}

/** One word or phrase of a search with its synonyms; a text matches it if it contains any of them. */
export type SearchTerm = readonly [SearchAlternative, ...SearchAlternative[]]

/**
 * Synonyms of a language. Members of a group in `same` find the same products. A word in `narrower` also finds
 * those of its list, but not the reverse. A member that begins with `=` matches whole words only.
 */
interface LanguageSynonyms {
  readonly same: readonly (readonly string[])[]
  readonly narrower: Readonly<Record<string, readonly string[]>>
}

type SynonymTable = ReadonlyMap<string, SearchTerm>

const files: Readonly<Record<string, LanguageSynonyms>> = file
const WHOLE = "="
/** Longest synonym, in words. */
const MAX_PHRASE = 4

/** Shortest phrase that is also looked up without its ending, and the longest ending. */
const MIN_STEM = 5
const MAX_ENDING = 2

/** The member as it is typed in a search, without elided articles. */
const keyOf = (member: string, languageCode: string): string =>
  searchWords(member.replace(WHOLE, ""), languageCode).join(" ")

const alternativeOf = (member: string, languageCode: string): SearchAlternative => ({
  text: searchText(member.replace(WHOLE, ""), languageCode),
  isWhole: member.startsWith(WHOLE),
})

/** Returns the terms by each of their words and phrases. */
const tableOf = (languageCode: string): SynonymTable => {
  const table = new Map<string, SearchTerm>()
  const { same, narrower } = files[languageCode] ?? { same: [], narrower: {} }
  for (const members of same) {
    const [first, ...rest] = members.map((member) => alternativeOf(member, languageCode))
    if (first !== undefined) for (const member of members) table.set(keyOf(member, languageCode), [first, ...rest])
  }
  for (const [word, members] of Object.entries(narrower)) {
    const key = keyOf(word, languageCode)
    const [first, ...rest] = table.get(key) ?? [alternativeOf(word, languageCode)]
    table.set(key, [first, ...rest, ...members.map((member) => alternativeOf(member, languageCode))])
  }
  return table
}

const tables = new Map<string, SynonymTable>()

const synonymsIn = (languageCode: string): SynonymTable => {
  const table = tables.get(languageCode) ?? tableOf(languageCode)
  tables.set(languageCode, table)
  return table
}

/** Looks up a phrase, also without an ending of one or two letters, such as a plural. */
const find = (table: SynonymTable, phrase: string): SearchTerm | undefined =>
  Array.from({ length: MAX_ENDING + 1 }, (_, ending) => phrase.slice(0, phrase.length - ending))
    .filter((stem) => stem === phrase || stem.length >= MIN_STEM)
    .map((stem) => table.get(stem))
    .find((term) => term !== undefined)

/** Returns the words of a product search, each with its synonyms; the longest known phrases are one term. */
export const searchTerms = (typed: string, languageCode: string): readonly SearchTerm[] => {
  const table = synonymsIn(languageCode)
  const texts = searchWords(typed, languageCode)
  const terms: SearchTerm[] = []
  let at = 0
  while (at < texts.length) {
    const lengths = Array.from(
      { length: Math.min(MAX_PHRASE, texts.length - at) },
      (_, index) => index + 1,
    ).toReversed()
    const length = lengths.find((count) => find(table, texts.slice(at, at + count).join(" ")) !== undefined) ?? 1
    const phrase = texts.slice(at, at + length).join(" ")
    terms.push(find(table, phrase) ?? [{ text: phrase, isWhole: false }])
    at += length
  }
  return terms
}

/** Whether a text of `searchIndex` contains a word of a term. */
export const containsTerm = (text: string, term: SearchTerm): boolean =>
  term.some(({ text: word, isWhole }) => (isWhole ? wordMatch(text, word) === 0 : text.includes(word)))

/** The best match of a term in a text that contains it, as `wordMatch`. */
export const termMatch = (text: string, term: SearchTerm): number =>
  Math.min(
    ...term.filter((alternative) => containsTerm(text, [alternative])).map(({ text: word }) => wordMatch(text, word)),
  )

/** The regular expression or `like` pattern of an alternative, for SQL. */
export const alternativePattern = ({
  text,
  isWhole,
}: SearchAlternative): { readonly regex: string } | { readonly like: string } =>
  isWhole ? { regex: wordPatterns(text).whole } : { like: `%${text}%` }
