import ar from "../../texts/ar/restock-alerts.json" with { type: "json" }
import ca from "../../texts/ca/restock-alerts.json" with { type: "json" }
import de from "../../texts/de/restock-alerts.json" with { type: "json" }
import en from "../../texts/en/restock-alerts.json" with { type: "json" }
import es from "../../texts/es/restock-alerts.json" with { type: "json" }
import fr from "../../texts/fr/restock-alerts.json" with { type: "json" }
import he from "../../texts/he/restock-alerts.json" with { type: "json" }
import it from "../../texts/it/restock-alerts.json" with { type: "json" }
import ja from "../../texts/ja/restock-alerts.json" with { type: "json" }
import ko from "../../texts/ko/restock-alerts.json" with { type: "json" }
import pl from "../../texts/pl/restock-alerts.json" with { type: "json" }
import pt from "../../texts/pt/restock-alerts.json" with { type: "json" }
import zh from "../../texts/zh/restock-alerts.json" with { type: "json" }
import { createTexts } from "../../texts/createTexts.ts"

/** Texts of the mails about a back-in-stock alert. */
export const restockAlertTexts = createTexts(en, { es, ca, fr, de, it, pt, pl, ja, zh, ko, ar, he })
