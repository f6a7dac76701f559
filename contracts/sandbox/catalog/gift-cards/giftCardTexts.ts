import ar from "../../texts/ar/gift-cards.json" with { type: "json" }
import ca from "../../texts/ca/gift-cards.json" with { type: "json" }
import de from "../../texts/de/gift-cards.json" with { type: "json" }
import en from "../../texts/en/gift-cards.json" with { type: "json" }
import es from "../../texts/es/gift-cards.json" with { type: "json" }
import fr from "../../texts/fr/gift-cards.json" with { type: "json" }
import he from "../../texts/he/gift-cards.json" with { type: "json" }
import it from "../../texts/it/gift-cards.json" with { type: "json" }
import ja from "../../texts/ja/gift-cards.json" with { type: "json" }
import ko from "../../texts/ko/gift-cards.json" with { type: "json" }
import pl from "../../texts/pl/gift-cards.json" with { type: "json" }
import pt from "../../texts/pt/gift-cards.json" with { type: "json" }
import zh from "../../texts/zh/gift-cards.json" with { type: "json" }
import { createTexts } from "../../texts/createTexts.ts"

/** Texts of gift cards and their mails. */
export const giftCardTexts = createTexts(en, { es, ca, fr, de, it, pt, pl, ja, zh, ko, ar, he })
