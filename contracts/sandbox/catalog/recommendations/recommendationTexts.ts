import ar from "../../texts/ar/recommendations.json" with { type: "json" }
import ca from "../../texts/ca/recommendations.json" with { type: "json" }
import de from "../../texts/de/recommendations.json" with { type: "json" }
import en from "../../texts/en/recommendations.json" with { type: "json" }
import es from "../../texts/es/recommendations.json" with { type: "json" }
import fr from "../../texts/fr/recommendations.json" with { type: "json" }
import he from "../../texts/he/recommendations.json" with { type: "json" }
import it from "../../texts/it/recommendations.json" with { type: "json" }
import ja from "../../texts/ja/recommendations.json" with { type: "json" }
import ko from "../../texts/ko/recommendations.json" with { type: "json" }
import pl from "../../texts/pl/recommendations.json" with { type: "json" }
import pt from "../../texts/pt/recommendations.json" with { type: "json" }
import zh from "../../texts/zh/recommendations.json" with { type: "json" }
import { createTexts } from "../../texts/createTexts.ts"

/** Texts of the mail that recommends a product. */
export const recommendationTexts = createTexts(en, { es, ca, fr, de, it, pt, pl, ja, zh, ko, ar, he })
