import type { AlphabetUse, CharacterUse, LetterUse } from "./letterUse.ts"

/**
 * How likely a text is in a script, as the natural logarithm of a likelihood: the sum over its characters beyond ASCII,
 * so that readings of the same bytes can be compared.
 *
 * Each letter counts by how often its language uses it. Where letters stand counts as well: vowels and consonants
 * alternate, capitals begin a word, a word is of one script, and a letter does not stand at a digit.
 */
export function alphabetPlausibility(text: string, { script, languages }: AlphabetUse): number {
  const placing = placesOf(text, script)
  // Words of Greek in small letters have an accent, all but the shortest.
  const bare =
    script === "greek"
      ? [...text.matchAll(/\p{Ll}{3,}/gu)].filter(([word]) => /[α-ω]/u.test(word) && !/[άέήίόύώΐΰ]/u.test(word)).length
      : 0
  return (
    placing.sum +
    bare * Math.log(LIKELY.bareWord) +
    Math.max(
      ...languages.map((language) =>
        placing.letters.reduce((sum, letter) => sum + Math.log(letterShare(letter, language, languages)), 0),
      ),
    )
  )
}

/** The same for a script of many characters. */
export function charactersPlausibility(
  text: string,
  { common, share, others, otherCount, kana }: CharacterUse,
): number {
  const characters = [...text]
  return characters.reduce((sum, character, at) => {
    if (character < "\u0080") return sum
    const mixing =
      LATIN_LETTER.test(characters[at - 1] ?? "") || LATIN_LETTER.test(characters[at + 1] ?? "")
        ? LIKELY.atOtherScript
        : 1
    return sum + Math.log(mixing * characterShare(character))
  }, 0)

  function characterShare(character: string): number {
    if (common.has(character)) return share / common.size
    if (KANA.test(character)) return kana / 160
    if (WIDE_STOP.test(character)) return 0.02
    if (WIDE_MARK.test(character)) return 0.08 / 100
    if (others.test(character)) return (1 - share) / 2 / otherCount
    if (HALF_KANA.test(character)) return 0.0001
    return /[\p{Script=Han}\p{Script=Hangul}\p{P}\p{S}]/u.test(character) ? 0.00001 : LIKELY.noText
  }
}

const LIKELY = {
  noText: 1e-9,
  otherLetter: 0.0002,
  sign: 0.01,
  signInPlace: 0.08,
  oddSign: 0.0005,
  alternates: 0.7,
  atOtherScript: 0.01,
  capitalWithin: 0.02,
  endWithin: 0.01,
  alone: 0.05,
  atDigit: 0.001,
  point: 0.005,
  bareWord: 0.1,
}
/** The share of letters of a file that are of other languages than most, as names of brands are. */
const FOREIGN = 0.15
const KANA = /[\u3041-\u3096\u30a1-\u30fa\u30fc]/u
const HALF_KANA = /[\uff61-\uff9f]/u
const WIDE_STOP = /[、。，：]/u
const WIDE_MARK = /[\u3000-\u3020\u30fb\uff01-\uff5e\u2010-\u203b\u00d7\u00b7\u2192\u25a0-\u25ef\u2605\u2606]/u
const LATIN_LETTER = /[a-z]/iu
const SIGN = /[\u00a0«»‘’‚“”„‹›–—…•·€£¥¢$®™©°²³½¼¾×±§¿¡ªº´،؛؟₪№]/u
const VOWEL = /[aeiouyæœøıаеёиоуыэюяіїєαεηιουω]/u
const SCRIPTS = {
  latin: /\p{Script=Latin}/u,
  cyrillic: /\p{Script=Cyrillic}/u,
  greek: /\p{Script=Greek}/u,
  hebrew: /\p{Script=Hebrew}/u,
  arabic: /\p{Script=Arabic}/u,
}
/** Forms of letters that end a word. */
const ENDING = /[ςךםןףץ]/u

/** The letters beyond ASCII of the script, and how likely they stand where they do. */
function placesOf(
  text: string,
  script: AlphabetUse["script"],
): { readonly letters: readonly string[]; readonly sum: number } {
  const characters = [...text]
  const letters: string[] = []
  let likely = 0
  const counts = (share: number) => {
    likely += Math.log(share)
  }
  for (const [at, character] of characters.entries()) {
    if (character < "\u0080") continue
    const [before = "", after = ""] = [characters[at - 1], characters[at + 1]]
    if (!/\p{L}/u.test(character)) {
      if (SIGN.test(character)) counts(signShare(character, before, after))
      else
        counts(
          /\p{M}/u.test(character) && (SCRIPTS[script].test(before) || /\p{M}/u.test(before))
            ? LIKELY.point
            : /[\p{P}\p{S}]/u.test(character)
              ? LIKELY.oddSign
              : LIKELY.noText,
        )
      continue
    }
    if (!SCRIPTS[script].test(character)) counts(LIKELY.otherLetter)
    else letters.push(character)
    if (ENDING.test(character) && /\p{L}/u.test(after)) counts(LIKELY.endWithin)
    if (/\p{Lu}/u.test(character) && /\p{Ll}/u.test(before)) counts(LIKELY.capitalWithin)
    if (!/\p{L}/u.test(before) && !/\p{L}/u.test(after))
      counts(/\d/u.test(before + after) ? LIKELY.atDigit : LIKELY.alone)
    for (const neighbour of [before, after]) {
      if (!/\p{L}/u.test(neighbour)) continue
      if (!SCRIPTS[script].test(neighbour)) counts(LIKELY.atOtherScript)
      // Scripts that write no vowels say nothing here.
      else
        counts(
          script === "hebrew" || script === "arabic"
            ? 0.5
            : isVowel(character) === isVowel(neighbour)
              ? 1 - LIKELY.alternates
              : LIKELY.alternates,
        )
    }
  }
  return { letters, sum: likely }
}

/** Signs stand at numbers and at the edges of words, and seldom within one or in rows. */
function signShare(sign: string, before: string, after: string): number {
  if (/\d/u.test(before + after) || before === " " || after === " ") return LIKELY.signInPlace
  const isWithin = /\p{L}/u.test(before) && /\p{L}/u.test(after) && !/[’·]/u.test(sign)
  const opens = /[“„‘«‹¿¡]/u.test(sign) && !/\p{L}/u.test(before) && before < "\u0080"
  return opens ? LIKELY.signInPlace : isWithin || (after >= "\u0080" && SIGN.test(after)) ? LIKELY.oddSign : LIKELY.sign
}

function isVowel(letter: string): boolean {
  return VOWEL.test(letter.toLowerCase().normalize("NFD").charAt(0))
}

function letterShare(letter: string, language: LetterUse, languages: readonly LetterUse[]): number {
  const shareIn = (one: LetterUse) => one.get(letter) ?? one.get(letter.toLowerCase()) ?? 0
  const inAll = languages.reduce((sum, one) => sum + shareIn(one), 0) / languages.length
  return Math.max(LIKELY.otherLetter, (1 - FOREIGN) * shareIn(language) + FOREIGN * inAll)
}
