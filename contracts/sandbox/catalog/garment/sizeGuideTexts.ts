import ar from "../../texts/ar/size-guide.json" with { type: "json" }
import ca from "../../texts/ca/size-guide.json" with { type: "json" }
import de from "../../texts/de/size-guide.json" with { type: "json" }
import en from "../../texts/en/size-guide.json" with { type: "json" }
import es from "../../texts/es/size-guide.json" with { type: "json" }
import fr from "../../texts/fr/size-guide.json" with { type: "json" }
import he from "../../texts/he/size-guide.json" with { type: "json" }
import it from "../../texts/it/size-guide.json" with { type: "json" }
import ja from "../../texts/ja/size-guide.json" with { type: "json" }
import ko from "../../texts/ko/size-guide.json" with { type: "json" }
import pl from "../../texts/pl/size-guide.json" with { type: "json" }
import pt from "../../texts/pt/size-guide.json" with { type: "json" }
import zh from "../../texts/zh/size-guide.json" with { type: "json" }
import { createTexts } from "../../texts/createTexts.ts"

/** Names of the measures of a size guide, with measuring instructions. */
export const sizeGuideTexts = createTexts(en, { es, ca, fr, de, it, pt, pl, ja, zh, ko, ar, he })
