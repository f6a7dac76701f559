import ar from "../../texts/ar/legal.json" with { type: "json" }
import ca from "../../texts/ca/legal.json" with { type: "json" }
import de from "../../texts/de/legal.json" with { type: "json" }
import en from "../../texts/en/legal.json" with { type: "json" }
import enUS from "../../texts/en-US/legal.json" with { type: "json" }
import es from "../../texts/es/legal.json" with { type: "json" }
import fr from "../../texts/fr/legal.json" with { type: "json" }
import he from "../../texts/he/legal.json" with { type: "json" }
import it from "../../texts/it/legal.json" with { type: "json" }
import ja from "../../texts/ja/legal.json" with { type: "json" }
import ko from "../../texts/ko/legal.json" with { type: "json" }
import pl from "../../texts/pl/legal.json" with { type: "json" }
import pt from "../../texts/pt/legal.json" with { type: "json" }
import zh from "../../texts/zh/legal.json" with { type: "json" }
import { createTexts } from "../../texts/createTexts.ts"

/** Legal texts of the demo: `legal.{document}.{position}.title` and `.text`; position 0 introduces the document. */
export const legalTexts = createTexts(en, { "en-US": enUS, es, ca, fr, de, it, pt, pl, ja, zh, ko, ar, he })

export const LEGAL_KEYS: readonly (keyof typeof en)[] = keysOf(en)

function keysOf<Key extends string>(texts: Readonly<Record<Key, string>>): readonly Key[] {
  const isKey = (key: string): key is Key => key in texts
  return Object.keys(texts).filter(isKey)
}
