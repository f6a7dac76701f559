import ar from "../texts/ar/chat.json" with { type: "json" }
import ca from "../texts/ca/chat.json" with { type: "json" }
import de from "../texts/de/chat.json" with { type: "json" }
import en from "../texts/en/chat.json" with { type: "json" }
import enUS from "../texts/en-US/chat.json" with { type: "json" }
import es from "../texts/es/chat.json" with { type: "json" }
import fr from "../texts/fr/chat.json" with { type: "json" }
import he from "../texts/he/chat.json" with { type: "json" }
import it from "../texts/it/chat.json" with { type: "json" }
import ja from "../texts/ja/chat.json" with { type: "json" }
import ko from "../texts/ko/chat.json" with { type: "json" }
import pl from "../texts/pl/chat.json" with { type: "json" }
import pt from "../texts/pt/chat.json" with { type: "json" }
import zh from "../texts/zh/chat.json" with { type: "json" }
import { createTexts } from "../texts/createTexts.ts"

/** Texts of the chat workgroups. */
export const chatTexts = createTexts(en, { "en-US": enUS, es, ca, fr, de, it, pt, pl, ja, zh, ko, ar, he })
