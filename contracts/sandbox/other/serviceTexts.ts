import ar from "../texts/ar/customer-service.json" with { type: "json" }
import ca from "../texts/ca/customer-service.json" with { type: "json" }
import de from "../texts/de/customer-service.json" with { type: "json" }
import en from "../texts/en/customer-service.json" with { type: "json" }
import enUS from "../texts/en-US/customer-service.json" with { type: "json" }
import es from "../texts/es/customer-service.json" with { type: "json" }
import fr from "../texts/fr/customer-service.json" with { type: "json" }
import he from "../texts/he/customer-service.json" with { type: "json" }
import it from "../texts/it/customer-service.json" with { type: "json" }
import ja from "../texts/ja/customer-service.json" with { type: "json" }
import ko from "../texts/ko/customer-service.json" with { type: "json" }
import pl from "../texts/pl/customer-service.json" with { type: "json" }
import pt from "../texts/pt/customer-service.json" with { type: "json" }
import zh from "../texts/zh/customer-service.json" with { type: "json" }
import { createTexts } from "../texts/createTexts.ts"

/** Texts of the automatic replies of customer service. */
export const serviceTexts = createTexts(en, { "en-US": enUS, es, ca, fr, de, it, pt, pl, ja, zh, ko, ar, he })
