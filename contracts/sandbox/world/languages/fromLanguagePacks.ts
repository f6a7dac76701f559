import ar from "../phrases/ar.json" with { type: "json" }
import ca from "../phrases/ca.json" with { type: "json" }
import de from "../phrases/de.json" with { type: "json" }
import es from "../phrases/es.json" with { type: "json" }
import fr from "../phrases/fr.json" with { type: "json" }
import he from "../phrases/he.json" with { type: "json" }
import it from "../phrases/it.json" with { type: "json" }
import ja from "../phrases/ja.json" with { type: "json" }
import ko from "../phrases/ko.json" with { type: "json" }
import pl from "../phrases/pl.json" with { type: "json" }
import pt from "../phrases/pt.json" with { type: "json" }
import zh from "../phrases/zh.json" with { type: "json" }
import type { PackCode } from "../World.ts"
import { grammars } from "./grammars.ts"
import type { LanguagePack, PhraseFile } from "./LanguagePack.ts"

export type NounKey = keyof typeof de.nouns
export type CutKey = keyof typeof de.cuts
export type FibreKey = keyof typeof de.fibres
export type PhraseKey = keyof typeof de.phrases

/** A language's texts and grammar; a missing key in a file is a type error. */
export type Pack = LanguagePack<NounKey, CutKey, FibreKey, PhraseKey>

const pack = (code: PackCode, file: PhraseFile<NounKey, CutKey, FibreKey, PhraseKey>): Pack => ({
  code,
  ...file,
  ...grammars[code],
})

/** The language packs. */
export const packs: Readonly<Record<PackCode, Pack>> = {
  es: pack("es", es),
  ca: pack("ca", ca),
  ja: pack("ja", ja),
  ar: pack("ar", ar),
  fr: pack("fr", fr),
  de: pack("de", de),
  it: pack("it", it),
  pt: pack("pt", pt),
  pl: pack("pl", pl),
  he: pack("he", he),
  ko: pack("ko", ko),
  zh: pack("zh", zh),
}

/** Returns a text in every language of the packs. */
export const fromLanguagePacks = (textOf: (pack: Pack) => string): Readonly<Record<PackCode, string>> => ({
  es: textOf(packs.es),
  ca: textOf(packs.ca),
  ja: textOf(packs.ja),
  ar: textOf(packs.ar),
  fr: textOf(packs.fr),
  de: textOf(packs.de),
  it: textOf(packs.it),
  pt: textOf(packs.pt),
  pl: textOf(packs.pl),
  he: textOf(packs.he),
  ko: textOf(packs.ko),
  zh: textOf(packs.zh),
})
