import ar from "../../texts/ar/payment-methods.json" with { type: "json" }
import ca from "../../texts/ca/payment-methods.json" with { type: "json" }
import de from "../../texts/de/payment-methods.json" with { type: "json" }
import en from "../../texts/en/payment-methods.json" with { type: "json" }
import enUS from "../../texts/en-US/payment-methods.json" with { type: "json" }
import es from "../../texts/es/payment-methods.json" with { type: "json" }
import fr from "../../texts/fr/payment-methods.json" with { type: "json" }
import he from "../../texts/he/payment-methods.json" with { type: "json" }
import it from "../../texts/it/payment-methods.json" with { type: "json" }
import ja from "../../texts/ja/payment-methods.json" with { type: "json" }
import ko from "../../texts/ko/payment-methods.json" with { type: "json" }
import pl from "../../texts/pl/payment-methods.json" with { type: "json" }
import pt from "../../texts/pt/payment-methods.json" with { type: "json" }
import zh from "../../texts/zh/payment-methods.json" with { type: "json" }
import { createTexts } from "../../texts/createTexts.ts"

/** Names of the payment methods, and of those within Klarna. */
export const paymentMethodTexts = createTexts(en, { "en-US": enUS, es, ca, fr, de, it, pt, pl, ja, zh, ko, ar, he })
