import ar from "../texts/ar/wishlists.json" with { type: "json" }
import ca from "../texts/ca/wishlists.json" with { type: "json" }
import de from "../texts/de/wishlists.json" with { type: "json" }
import en from "../texts/en/wishlists.json" with { type: "json" }
import es from "../texts/es/wishlists.json" with { type: "json" }
import fr from "../texts/fr/wishlists.json" with { type: "json" }
import he from "../texts/he/wishlists.json" with { type: "json" }
import it from "../texts/it/wishlists.json" with { type: "json" }
import ja from "../texts/ja/wishlists.json" with { type: "json" }
import ko from "../texts/ko/wishlists.json" with { type: "json" }
import pl from "../texts/pl/wishlists.json" with { type: "json" }
import pt from "../texts/pt/wishlists.json" with { type: "json" }
import zh from "../texts/zh/wishlists.json" with { type: "json" }
import { createTexts } from "../texts/createTexts.ts"

/** Texts of the mail with a shared wishlist. */
export const wishlistTexts = createTexts(en, { es, ca, fr, de, it, pt, pl, ja, zh, ko, ar, he })
