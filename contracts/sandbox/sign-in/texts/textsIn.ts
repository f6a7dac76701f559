import { arabic } from "./arabic.ts"
import { catalan } from "./catalan.ts"
import { chinese } from "./chinese.ts"
import { english } from "./english.ts"
import { french } from "./french.ts"
import { german } from "./german.ts"
import { hebrew } from "./hebrew.ts"
import { italian } from "./italian.ts"
import { japanese } from "./japanese.ts"
import { korean } from "./korean.ts"
import { polish } from "./polish.ts"
import { portuguese } from "./portuguese.ts"
import type { SignInTexts } from "./SignInTexts.ts"
import { spanish } from "./spanish.ts"

const texts: Readonly<Record<string, SignInTexts>> = {
  ar: arabic,
  ca: catalan,
  zh: chinese,
  en: english,
  fr: french,
  de: german,
  he: hebrew,
  it: italian,
  ja: japanese,
  ko: korean,
  pl: polish,
  pt: portuguese,
  es: spanish,
}

/** Returns the texts of a language; English where there are none. */
export const textsIn = (languageCode: string): SignInTexts => texts[languageCode] ?? english
