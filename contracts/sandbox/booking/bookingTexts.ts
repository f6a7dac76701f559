import ar from "../texts/ar/bookings.json" with { type: "json" }
import ca from "../texts/ca/bookings.json" with { type: "json" }
import de from "../texts/de/bookings.json" with { type: "json" }
import en from "../texts/en/bookings.json" with { type: "json" }
import enUS from "../texts/en-US/bookings.json" with { type: "json" }
import es from "../texts/es/bookings.json" with { type: "json" }
import fr from "../texts/fr/bookings.json" with { type: "json" }
import he from "../texts/he/bookings.json" with { type: "json" }
import it from "../texts/it/bookings.json" with { type: "json" }
import ja from "../texts/ja/bookings.json" with { type: "json" }
import ko from "../texts/ko/bookings.json" with { type: "json" }
import pl from "../texts/pl/bookings.json" with { type: "json" }
import pt from "../texts/pt/bookings.json" with { type: "json" }
import zh from "../texts/zh/bookings.json" with { type: "json" }
import { createTexts } from "../texts/createTexts.ts"

/** Texts of the mails about a reservation in a store. */
export const bookingTexts = createTexts(en, { "en-US": enUS, es, ca, fr, de, it, pt, pl, ja, zh, ko, ar, he })
