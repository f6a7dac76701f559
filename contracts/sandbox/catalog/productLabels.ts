import ar from "../texts/ar/product.json" with { type: "json" }
import ca from "../texts/ca/product.json" with { type: "json" }
import de from "../texts/de/product.json" with { type: "json" }
import en from "../texts/en/product.json" with { type: "json" }
import es from "../texts/es/product.json" with { type: "json" }
import fr from "../texts/fr/product.json" with { type: "json" }
import he from "../texts/he/product.json" with { type: "json" }
import it from "../texts/it/product.json" with { type: "json" }
import ja from "../texts/ja/product.json" with { type: "json" }
import ko from "../texts/ko/product.json" with { type: "json" }
import pl from "../texts/pl/product.json" with { type: "json" }
import pt from "../texts/pt/product.json" with { type: "json" }
import zh from "../texts/zh/product.json" with { type: "json" }
import { createTexts } from "../texts/createTexts.ts"

/** Texts of products: views of their pictures, safety warnings. */
export const productLabels = createTexts(en, { es, ca, fr, de, it, pt, pl, ja, zh, ko, ar, he })
