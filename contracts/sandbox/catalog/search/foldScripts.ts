/**
 * Arabic letters that customers type for each other: alef wasla, alef maksura, ta marbuta, Persian ya and kaf. A
 * separate hamza is often omitted.
 */
const ARABIC: Readonly<Record<string, string>> = { ٱ: "ا", ى: "ي", ة: "ه", ی: "ي", ک: "ك", ء: "" }

const KATAKANA = /[\u30a1-\u30f6]/gu
const KANA_SHIFT = 0x60
/** The v of loanwords, decomposed as hiragana u with a voiced mark, is also written as b. */
const V_SOUND = /う\u3099([ぁぃぅぇぉ]?)/gu
const B_SOUNDS: Readonly<Record<string, string>> = {
  "": "ふ\u3099",
  ぁ: "は\u3099",
  ぃ: "ひ\u3099",
  ぅ: "ふ\u3099",
  ぇ: "へ\u3099",
  ぉ: "ほ\u3099",
}
/** One syllable: a kana with its voiced mark and a following small kana. */
const SYLLABLE = "[ぁ-ゖ][\\u3099\\u309a]?[ぁぃぅぇぉゃゅょ]?"
/** Characters typed instead of the long vowel mark. */
const DASH = "[\\-\\u2010-\\u2015\\u2212\\u301c~]"
/** A dash next to a single syllable is a long vowel: words are rarely that short. */
const LONG_VOWEL = new RegExp(
  `(?<=(?:^|[^ぁ-ゖ\\u3099\\u309a])${SYLLABLE})${DASH}(?=[ぁ-ゖ])` +
    `|(?<=[ぁ-ゖ\\u3099\\u309a])${DASH}(?=${SYLLABLE}(?:$|[^ぁ-ゖ\\u3099\\u309a]))`,
  "gu",
)

/** Geresh after letters whose sound it changes, as in `ג׳ינס`; gershayim before the last letter of an abbreviation. */
const GERESH = /\u05f3(?=[\u05d0-\u05ea])|(?<=[גזצץ])['\u2018\u2019](?=[\u05d0-\u05ea])/gu
const GERSHAYIM = /(?<=[\u05d0-\u05ea])["\u05f4\u201c-\u201e](?=[\u05d0-\u05ea](?:[^\u05d0-\u05ea]|$))/gu
/** The two l of Catalan with a dot between them; other dots replace it on keyboards without it. */
const DOUBLE_L = /(?<=l)[\u00b7\u2022\u2027\u2219\u22c5](?=l)/gu
const TYPED_DOUBLE_L = /(?<=l)[.-](?=l)/gu

/** Folds equivalent spellings of a script in a lowercase, decomposed (NFD) text. */
export const foldScripts = (text: string, languageCode?: string): string =>
  (languageCode === "ca" ? text.replace(TYPED_DOUBLE_L, "") : text)
    .replace(DOUBLE_L, "")
    .replace(/[\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7]/gu, "")
    .replace(GERESH, "")
    .replace(GERSHAYIM, "")
    .replace(/[ٱىةیکء]/gu, (letter) => ARABIC[letter] ?? letter)
    .replace(/(?![0-9])\p{Nd}/gu, asciiDigit)
    .replace(KATAKANA, (kana) => String.fromCodePoint((kana.codePointAt(0) ?? KATAKANA_FIRST) - KANA_SHIFT))
    .replace(V_SOUND, (_, small: string) => B_SOUNDS[small] ?? "")
    .replace(LONG_VOWEL, "")
    .replace(/ー/gu, "")

const KATAKANA_FIRST = 0x30a1

/** The digits of a script are consecutive from zero, and adjacent scripts start at multiples of ten. */
const asciiDigit = (digit: string): string => {
  const point = digit.codePointAt(0) ?? 0
  let run = 0
  while (/\p{Nd}/u.test(String.fromCodePoint(point - run - 1))) run += 1
  return String(run % 10)
}
