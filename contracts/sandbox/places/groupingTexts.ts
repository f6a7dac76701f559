import ar from "../texts/ar/stores.json" with { type: "json" }
import ca from "../texts/ca/stores.json" with { type: "json" }
import de from "../texts/de/stores.json" with { type: "json" }
import en from "../texts/en/stores.json" with { type: "json" }
import es from "../texts/es/stores.json" with { type: "json" }
import fr from "../texts/fr/stores.json" with { type: "json" }
import he from "../texts/he/stores.json" with { type: "json" }
import it from "../texts/it/stores.json" with { type: "json" }
import ja from "../texts/ja/stores.json" with { type: "json" }
import ko from "../texts/ko/stores.json" with { type: "json" }
import pl from "../texts/pl/stores.json" with { type: "json" }
import pt from "../texts/pt/stores.json" with { type: "json" }
import zh from "../texts/zh/stores.json" with { type: "json" }
import { createTexts } from "../texts/createTexts.ts"

/** Names of the groupings of stores. */
export const groupingTexts = createTexts(en, { es, ca, fr, de, it, pt, pl, ja, zh, ko, ar, he })
