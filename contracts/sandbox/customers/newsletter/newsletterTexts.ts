import ar from "../../texts/ar/newsletter.json" with { type: "json" }
import ca from "../../texts/ca/newsletter.json" with { type: "json" }
import de from "../../texts/de/newsletter.json" with { type: "json" }
import en from "../../texts/en/newsletter.json" with { type: "json" }
import es from "../../texts/es/newsletter.json" with { type: "json" }
import fr from "../../texts/fr/newsletter.json" with { type: "json" }
import he from "../../texts/he/newsletter.json" with { type: "json" }
import it from "../../texts/it/newsletter.json" with { type: "json" }
import ja from "../../texts/ja/newsletter.json" with { type: "json" }
import ko from "../../texts/ko/newsletter.json" with { type: "json" }
import pl from "../../texts/pl/newsletter.json" with { type: "json" }
import pt from "../../texts/pt/newsletter.json" with { type: "json" }
import zh from "../../texts/zh/newsletter.json" with { type: "json" }
import { createTexts } from "../../texts/createTexts.ts"

/** Texts of the mails about the newsletter. */
export const newsletterTexts = createTexts(en, { es, ca, fr, de, it, pt, pl, ja, zh, ko, ar, he })
