import ar from "../texts/ar/site.json" with { type: "json" }
import ca from "../texts/ca/site.json" with { type: "json" }
import de from "../texts/de/site.json" with { type: "json" }
import en from "../texts/en/site.json" with { type: "json" }
import es from "../texts/es/site.json" with { type: "json" }
import fr from "../texts/fr/site.json" with { type: "json" }
import he from "../texts/he/site.json" with { type: "json" }
import it from "../texts/it/site.json" with { type: "json" }
import ja from "../texts/ja/site.json" with { type: "json" }
import ko from "../texts/ko/site.json" with { type: "json" }
import pl from "../texts/pl/site.json" with { type: "json" }
import pt from "../texts/pt/site.json" with { type: "json" }
import zh from "../texts/zh/site.json" with { type: "json" }
import { createTexts } from "../texts/createTexts.ts"

/** Texts that the content system of the demo world replaces or adds. */
export const siteTexts = createTexts(en, { es, ca, fr, de, it, pt, pl, ja, zh, ko, ar, he })
