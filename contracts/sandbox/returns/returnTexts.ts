import ar from "../texts/ar/returns.json" with { type: "json" }
import ca from "../texts/ca/returns.json" with { type: "json" }
import de from "../texts/de/returns.json" with { type: "json" }
import en from "../texts/en/returns.json" with { type: "json" }
import enUS from "../texts/en-US/returns.json" with { type: "json" }
import es from "../texts/es/returns.json" with { type: "json" }
import fr from "../texts/fr/returns.json" with { type: "json" }
import he from "../texts/he/returns.json" with { type: "json" }
import it from "../texts/it/returns.json" with { type: "json" }
import ja from "../texts/ja/returns.json" with { type: "json" }
import ko from "../texts/ko/returns.json" with { type: "json" }
import pl from "../texts/pl/returns.json" with { type: "json" }
import pt from "../texts/pt/returns.json" with { type: "json" }
import zh from "../texts/zh/returns.json" with { type: "json" }
import { createTexts } from "../texts/createTexts.ts"

/** Texts of the mails about a return. */
export const returnTexts = createTexts(en, { "en-US": enUS, es, ca, fr, de, it, pt, pl, ja, zh, ko, ar, he })
