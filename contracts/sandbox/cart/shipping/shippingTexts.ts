import ar from "../../texts/ar/shipping.json" with { type: "json" }
import ca from "../../texts/ca/shipping.json" with { type: "json" }
import de from "../../texts/de/shipping.json" with { type: "json" }
import en from "../../texts/en/shipping.json" with { type: "json" }
import enUS from "../../texts/en-US/shipping.json" with { type: "json" }
import es from "../../texts/es/shipping.json" with { type: "json" }
import fr from "../../texts/fr/shipping.json" with { type: "json" }
import he from "../../texts/he/shipping.json" with { type: "json" }
import it from "../../texts/it/shipping.json" with { type: "json" }
import ja from "../../texts/ja/shipping.json" with { type: "json" }
import ko from "../../texts/ko/shipping.json" with { type: "json" }
import pl from "../../texts/pl/shipping.json" with { type: "json" }
import pt from "../../texts/pt/shipping.json" with { type: "json" }
import zh from "../../texts/zh/shipping.json" with { type: "json" }
import { createTexts } from "../../texts/createTexts.ts"

/** Names and descriptions of delivery methods. */
export const shippingTexts = createTexts(en, { "en-US": enUS, es, ca, fr, de, it, pt, pl, ja, zh, ko, ar, he })
