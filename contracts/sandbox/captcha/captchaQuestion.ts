import type { Random } from "./drawCaptcha.ts"

interface QuestionTexts {
  /** The question for the digits given in words. */
  readonly ask: (words: string) => string
  readonly joint: string
  /** The names of 0 to 9. */
  readonly digits: readonly string[]
}

const english: QuestionTexts = {
  ask: (words) => `Write these in figures, one after the other: ${words}.`,
  joint: ", ",
  digits: ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"],
}

const texts: Readonly<Record<string, QuestionTexts>> = {
  en: english,
  es: {
    ask: (words) => `Escribe con cifras, una tras otra: ${words}.`,
    joint: ", ",
    digits: ["cero", "uno", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve"],
  },
  ca: {
    ask: (words) => `Escriu amb xifres, una darrere l'altra: ${words}.`,
    joint: ", ",
    digits: ["zero", "u", "dos", "tres", "quatre", "cinc", "sis", "set", "vuit", "nou"],
  },
  ja: {
    ask: (words) => `次の数を数字で続けて入力してください：${words}。`,
    joint: "、",
    digits: ["ゼロ", "いち", "に", "さん", "よん", "ご", "ろく", "なな", "はち", "きゅう"],
  },
  ar: {
    ask: (words) => `اكتب هذه بالأرقام، واحدًا بعد الآخر: ${words}.`,
    joint: "، ",
    digits: ["صفر", "واحد", "اثنان", "ثلاثة", "أربعة", "خمسة", "ستة", "سبعة", "ثمانية", "تسعة"],
  },
  fr: {
    ask: (words) => `Écrivez en chiffres, les uns après les autres : ${words}.`,
    joint: ", ",
    digits: ["zéro", "un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf"],
  },
  de: {
    ask: (words) => `Schreib diese als Ziffern, eine nach der anderen: ${words}.`,
    joint: ", ",
    digits: ["null", "eins", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun"],
  },
  it: {
    ask: (words) => `Scrivi in cifre, una dopo l'altra: ${words}.`,
    joint: ", ",
    digits: ["zero", "uno", "due", "tre", "quattro", "cinque", "sei", "sette", "otto", "nove"],
  },
  pt: {
    ask: (words) => `Escreva em algarismos, um a seguir ao outro: ${words}.`,
    joint: ", ",
    digits: ["zero", "um", "dois", "três", "quatro", "cinco", "seis", "sete", "oito", "nove"],
  },
  he: {
    ask: (words) => `נא לכתוב בספרות, בזו אחר זו: ${words}.`,
    joint: ", ",
    digits: ["אפס", "אחת", "שתיים", "שלוש", "ארבע", "חמש", "שש", "שבע", "שמונה", "תשע"],
  },
  zh: {
    ask: (words) => `请用数字依次写出：${words}。`,
    joint: "、",
    digits: ["零", "一", "二", "三", "四", "五", "六", "七", "八", "九"],
  },
  ko: {
    ask: (words) => `다음을 숫자로 차례대로 입력해 주세요: ${words}.`,
    joint: ", ",
    digits: ["영", "일", "이", "삼", "사", "오", "육", "칠", "팔", "구"],
  },
  pl: {
    ask: (words) => `Napisz cyframi, jedna po drugiej: ${words}.`,
    joint: ", ",
    digits: ["zero", "jeden", "dwa", "trzy", "cztery", "pięć", "sześć", "siedem", "osiem", "dziewięć"],
  },
}

const LENGTH = 5

export interface CaptchaQuestion {
  readonly text: string
  readonly answer: string
}

/** A text alternative to the picture: five digits in words, one of 100,000 answers. */
export const captchaQuestion = (languageCode: string, random: Random): CaptchaQuestion => {
  const { ask, joint, digits } = texts[languageCode] ?? english
  const numbers = Array.from({ length: LENGTH }, () => Math.floor(random() * digits.length))
  return { text: ask(numbers.map((number) => digits[number] ?? "").join(joint)), answer: numbers.join("") }
}
