import type { PackCode } from "../World.ts"
import { chinese } from "./chinese.ts"
import { french } from "./french.ts"
import { german } from "./german.ts"
import { hebrew } from "./hebrew.ts"
import { italian } from "./italian.ts"
import { korean } from "./korean.ts"
import type { LanguagePack } from "./LanguagePack.ts"
import { polish } from "./polish.ts"
import { portuguese } from "./portuguese.ts"

/** The language packs. */
export const packs: Readonly<Record<PackCode, LanguagePack>> = {
  fr: french,
  de: german,
  it: italian,
  pt: portuguese,
  pl: polish,
  he: hebrew,
  ko: korean,
  zh: chinese,
}

/** Returns a text in every language of the packs. */
export const fromLanguagePacks = (say: (pack: LanguagePack) => string): Readonly<Record<PackCode, string>> => ({
  fr: say(packs.fr),
  de: say(packs.de),
  it: say(packs.it),
  pt: say(packs.pt),
  pl: say(packs.pl),
  he: say(packs.he),
  ko: say(packs.ko),
  zh: say(packs.zh),
})
