import ar from "../../texts/ar/help.json" with { type: "json" }
import ca from "../../texts/ca/help.json" with { type: "json" }
import de from "../../texts/de/help.json" with { type: "json" }
import en from "../../texts/en/help.json" with { type: "json" }
import enUS from "../../texts/en-US/help.json" with { type: "json" }
import es from "../../texts/es/help.json" with { type: "json" }
import fr from "../../texts/fr/help.json" with { type: "json" }
import he from "../../texts/he/help.json" with { type: "json" }
import it from "../../texts/it/help.json" with { type: "json" }
import ja from "../../texts/ja/help.json" with { type: "json" }
import ko from "../../texts/ko/help.json" with { type: "json" }
import pl from "../../texts/pl/help.json" with { type: "json" }
import pt from "../../texts/pt/help.json" with { type: "json" }
import zh from "../../texts/zh/help.json" with { type: "json" }
import { createTexts } from "../../texts/createTexts.ts"

/** Texts of the help center: `help.{topic}.{position}.title` and `.text`; position 0 introduces the topic. */
export const helpTexts = createTexts(en, { "en-US": enUS, es, ca, fr, de, it, pt, pl, ja, zh, ko, ar, he })

export const HELP_KEYS: readonly (keyof typeof en)[] = keysOf(en)

function keysOf<Key extends string>(texts: Readonly<Record<Key, string>>): readonly Key[] {
  const isKey = (key: string): key is Key => key in texts
  return Object.keys(texts).filter(isKey)
}
