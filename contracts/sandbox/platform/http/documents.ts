import type { Document } from "openapi-backend"
import account from "../../../generated/account.json" with { type: "json" }
import cart from "../../../generated/cart.json" with { type: "json" }
import catalog from "../../../generated/catalog.json" with { type: "json" }
import checkout from "../../../generated/checkout.json" with { type: "json" }
import orders from "../../../generated/orders.json" with { type: "json" }
import other from "../../../generated/other.json" with { type: "json" }
import wallet from "../../../generated/wallet.json" with { type: "json" }
import returns from "../../../generated/returns.json" with { type: "json" }
import giftCards from "../../../generated/gift-cards.json" with { type: "json" }
import places from "../../../generated/places.json" with { type: "json" }
import booking from "../../../generated/booking.json" with { type: "json" }
import newsletter from "../../../generated/newsletter.json" with { type: "json" }
import teens from "../../../generated/teens.json" with { type: "json" }
import wishlists from "../../../generated/wishlists.json" with { type: "json" }
import telemetry from "../../../generated/telemetry.json" with { type: "json" }
import session from "../../../generated/session.json" with { type: "json" }

// The files are generated and linted, so a check of their kind is enough.
const isDocument = (value: object): value is Document => "openapi" in value && "info" in value && "paths" in value

const areas: readonly object[] = [
  account,
  cart,
  catalog,
  checkout,
  orders,
  other,
  session,
  wallet,
  returns,
  giftCards,
  places,
  booking,
  newsletter,
  teens,
  wishlists,
  telemetry,
]

/** The contract: one self-contained document per area. */
export const documents: readonly Document[] = areas.filter(isDocument)
