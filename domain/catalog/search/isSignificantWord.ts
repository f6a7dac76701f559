import { foldText } from "./searchTerm.ts"

/** Stop words by language that occur in many product names: articles, prepositions, conjunctions, pronouns. */
const STOP_WORDS: Readonly<Record<string, string>> = {
  ar: "ال من في على الى إلى عن مع او أو و هذا هذه ذلك التي الذي كل لا ما هو هي بدون بين عند بعد قبل",
  ca:
    "el la els les lo un una uns unes de del dels d a al als en amb per pel pels i o que es sense entre sobre " +
    "com mes molt tot",
  de:
    "der die das den dem des ein eine einen einem einer eines und oder mit ohne von vom zu zum zur in im am " +
    "an auf aus bei für über unter nach nicht so wie sehr",
  en:
    "the a an and or of in on at to for from with without by as is it its this that these those be are not no " +
    "so if into over under up out all any our your you we",
  es:
    "el la los las lo un una unos unas de del a al en con por para y e o u que es sin entre sobre como mas " +
    "muy todo su sus se",
  fr:
    "le la les l un une des du de d a au aux en dans sur sous avec sans pour par et ou que qui ce cette ces " +
    "est son sa ses plus tres tout",
  he: "של את עם בלי על אל או זה זו זאת כל לא מה הוא היא גם כמו בין אחרי לפני ה ו ב ל מ",
  it:
    "il lo la i gli le l un uno una di del dello della dei degli delle a al allo alla ai alle da dal dalla in " +
    "nel nella con su sul sulla per tra fra e o che è senza come più molto",
  ja: "の に は を た が で て と し も から まで より や へ この その",
  ko: "의 에 은 는 이 가 을 를 와 과 도 로 으로 에서 그 이런 및 더",
  pl: "i a o w we z ze na do od po pod nad przy dla bez lub albo oraz nie to ten ta te jest się jak bardzo",
  pt:
    "o a os as um uma uns umas de do da dos das em no na nos nas com por para pelo pela e ou que é sem entre " +
    "sobre como mais muito seu sua",
  zh: "的 了 和 与 在 是 有 不 及 或 这 那 也 就 都 而",
}

/** Minimum length of a significant word; characters of logographic scripts count more. */
const MIN_LETTERS = 3
const MIN_IDEOGRAPHS = 2
const IDEOGRAPH = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

const folded = new Map(
  Object.entries(STOP_WORDS).map(([language, words]) => [language, new Set(words.split(" ").map(foldText))]),
)

/**
 * Whether a word is significant in a language (BCP 47): no stop word and not too short. A name of several words is
 * significant when one of them is.
 */
export function isSignificantWord(text: string, language: string): boolean {
  const stops = folded.get(language.split("-", 1)[0]?.toLowerCase() ?? "") ?? new Set<string>()
  return foldText(text)
    .split(/[\s\p{P}]+/u)
    .some((word) => !stops.has(word) && [...word].length >= (IDEOGRAPH.test(word) ? MIN_IDEOGRAPHS : MIN_LETTERS))
}
