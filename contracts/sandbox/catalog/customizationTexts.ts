import ar from "../texts/ar/customization.json" with { type: "json" }
import ca from "../texts/ca/customization.json" with { type: "json" }
import de from "../texts/de/customization.json" with { type: "json" }
import en from "../texts/en/customization.json" with { type: "json" }
import es from "../texts/es/customization.json" with { type: "json" }
import fr from "../texts/fr/customization.json" with { type: "json" }
import he from "../texts/he/customization.json" with { type: "json" }
import it from "../texts/it/customization.json" with { type: "json" }
import ja from "../texts/ja/customization.json" with { type: "json" }
import ko from "../texts/ko/customization.json" with { type: "json" }
import pl from "../texts/pl/customization.json" with { type: "json" }
import pt from "../texts/pt/customization.json" with { type: "json" }
import zh from "../texts/zh/customization.json" with { type: "json" }
import { createTexts } from "../texts/createTexts.ts"

/** Names of the options of a customization. */
export const customizationTexts = createTexts(en, { es, ca, fr, de, it, pt, pl, ja, zh, ko, ar, he })
