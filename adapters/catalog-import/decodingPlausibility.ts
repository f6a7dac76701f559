import type { AlphabetProfile, CharacterSetProfile, LetterFrequencies } from "./letterFrequencies.ts"

/**
 * Returns the log-likelihood of a text in a script: the sum over its non-ASCII characters, so that decodings of the
 * same bytes are comparable.
 *
 * Each letter counts by its frequency in its language. The position of a letter counts as well: vowels and consonants
 * alternate, capitals begin a word, a word has one script, and letters are not next to digits.
 */
export function alphabetPlausibility(text: string, { script, languages }: AlphabetProfile): number {
  const positions = letterPositions(text, script)
  // Lower-case Greek words have an accent, except the shortest.
  const bare =
    script === "greek"
      ? [...text.matchAll(/\p{Ll}{3,}/gu)].filter(([word]) => /[α-ω]/u.test(word) && !/[άέήίόύώΐΰ]/u.test(word)).length
      : 0
  return (
    positions.sum +
    bare * Math.log(LIKELIHOODS.bareWord) +
    Math.max(
      ...languages.map((language) =>
        positions.letters.reduce((sum, letter) => sum + Math.log(letterLikelihood(letter, language, languages)), 0),
      ),
    )
  )
}

/** As `alphabetPlausibility`, for a script of many characters. */
export function charactersPlausibility(
  text: string,
  { common, share, others, otherCount, kana }: CharacterSetProfile,
): number {
  const characters = [...text]
  return characters.reduce((sum, character, at) => {
    if (character < "\u0080") return sum
    const mixedScriptFactor =
      LATIN_LETTER.test(characters[at - 1] ?? "") || LATIN_LETTER.test(characters[at + 1] ?? "")
        ? LIKELIHOODS.atOtherScript
        : 1
    return sum + Math.log(mixedScriptFactor * characterLikelihood(character))
  }, 0)

  function characterLikelihood(character: string): number {
    if (common.has(character)) return share / common.size
    if (KANA.test(character)) return kana / 160
    if (WIDE_STOP.test(character)) return 0.02
    if (WIDE_MARK.test(character)) return 0.08 / 100
    if (others.test(character)) return (1 - share) / 2 / otherCount
    if (HALF_KANA.test(character)) return 0.0001
    return /[\p{Script=Han}\p{Script=Hangul}\p{P}\p{S}]/u.test(character) ? 0.00001 : LIKELIHOODS.noText
  }
}

const LIKELIHOODS = {
  noText: 1e-9,
  otherLetter: 0.0002,
  symbol: 0.01,
  expectedSymbol: 0.08,
  unexpectedSymbol: 0.0005,
  alternates: 0.7,
  atOtherScript: 0.01,
  capitalWithin: 0.02,
  endWithin: 0.01,
  alone: 0.05,
  atDigit: 0.001,
  point: 0.005,
  bareWord: 0.1,
}
/** The share of a file's letters that belong to other languages, such as brand names. */
const FOREIGN_LETTER_SHARE = 0.15
const KANA = /[\u3041-\u3096\u30a1-\u30fa\u30fc]/u
const HALF_KANA = /[\uff61-\uff9f]/u
const WIDE_STOP = /[、。，：]/u
const WIDE_MARK = /[\u3000-\u3020\u30fb\uff01-\uff5e\u2010-\u203b\u00d7\u00b7\u2192\u25a0-\u25ef\u2605\u2606]/u
const LATIN_LETTER = /[a-z]/iu
const SYMBOL = /[\u00a0«»‘’‚“”„‹›–—…•·€£¥¢$®™©°²³½¼¾×±§¿¡ªº´،؛؟₪№]/u
const VOWEL = /[aeiouyæœøıаеёиоуыэюяіїєαεηιουω]/u
const SCRIPTS = {
  latin: /\p{Script=Latin}/u,
  cyrillic: /\p{Script=Cyrillic}/u,
  greek: /\p{Script=Greek}/u,
  hebrew: /\p{Script=Hebrew}/u,
  arabic: /\p{Script=Arabic}/u,
}
/** Letter forms that occur only at the end of a word. */
const WORD_FINAL_FORM = /[ςךםןףץ]/u

/** Returns the script's non-ASCII letters and the log-likelihood of their positions. */
function letterPositions(
  text: string,
  script: AlphabetProfile["script"],
): { readonly letters: readonly string[]; readonly sum: number } {
  const characters = [...text]
  const letters: string[] = []
  let logLikelihood = 0
  const counts = (share: number) => {
    logLikelihood += Math.log(share)
  }
  for (const [at, character] of characters.entries()) {
    if (character < "\u0080") continue
    const [before = "", after = ""] = [characters[at - 1], characters[at + 1]]
    if (!/\p{L}/u.test(character)) {
      if (SYMBOL.test(character)) counts(symbolLikelihood(character, before, after))
      else
        counts(
          /\p{M}/u.test(character) && (SCRIPTS[script].test(before) || /\p{M}/u.test(before))
            ? LIKELIHOODS.point
            : /[\p{P}\p{S}]/u.test(character)
              ? LIKELIHOODS.unexpectedSymbol
              : LIKELIHOODS.noText,
        )
      continue
    }
    if (!SCRIPTS[script].test(character)) counts(LIKELIHOODS.otherLetter)
    else letters.push(character)
    if (WORD_FINAL_FORM.test(character) && /\p{L}/u.test(after)) counts(LIKELIHOODS.endWithin)
    if (/\p{Lu}/u.test(character) && /\p{Ll}/u.test(before)) counts(LIKELIHOODS.capitalWithin)
    if (!/\p{L}/u.test(before) && !/\p{L}/u.test(after))
      counts(/\d/u.test(before + after) ? LIKELIHOODS.atDigit : LIKELIHOODS.alone)
    for (const adjacent of [before, after]) {
      if (!/\p{L}/u.test(adjacent)) continue
      if (!SCRIPTS[script].test(adjacent)) counts(LIKELIHOODS.atOtherScript)
      // Scripts without written vowels give no information here.
      else
        counts(
          script === "hebrew" || script === "arabic"
            ? 0.5
            : isVowel(character) === isVowel(adjacent)
              ? 1 - LIKELIHOODS.alternates
              : LIKELIHOODS.alternates,
        )
    }
  }
  return { letters, sum: logLikelihood }
}

/** Symbols occur next to numbers and at word boundaries, rarely within a word or in sequences. */
function symbolLikelihood(symbol: string, before: string, after: string): number {
  if (/\d/u.test(before + after) || before === " " || after === " ") return LIKELIHOODS.expectedSymbol
  const isWithin = /\p{L}/u.test(before) && /\p{L}/u.test(after) && !/[’·]/u.test(symbol)
  const opens = /[“„‘«‹¿¡]/u.test(symbol) && !/\p{L}/u.test(before) && before < "\u0080"
  return opens
    ? LIKELIHOODS.expectedSymbol
    : isWithin || (after >= "\u0080" && SYMBOL.test(after))
      ? LIKELIHOODS.unexpectedSymbol
      : LIKELIHOODS.symbol
}

function isVowel(letter: string): boolean {
  return VOWEL.test(letter.toLowerCase().normalize("NFD").charAt(0))
}

function letterLikelihood(
  letter: string,
  language: LetterFrequencies,
  languages: readonly LetterFrequencies[],
): number {
  const shareIn = (one: LetterFrequencies) => one.get(letter) ?? one.get(letter.toLowerCase()) ?? 0
  const averageShare = languages.reduce((sum, one) => sum + shareIn(one), 0) / languages.length
  return Math.max(
    LIKELIHOODS.otherLetter,
    (1 - FOREIGN_LETTER_SHARE) * shareIn(language) + FOREIGN_LETTER_SHARE * averageShare,
  )
}
