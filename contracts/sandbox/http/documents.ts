import type { Document } from "openapi-backend"
import account from "../../generated/account.json" with { type: "json" }
import cart from "../../generated/cart.json" with { type: "json" }
import catalog from "../../generated/catalog.json" with { type: "json" }
import checkout from "../../generated/checkout.json" with { type: "json" }
import orders from "../../generated/orders.json" with { type: "json" }
import other from "../../generated/other.json" with { type: "json" }
import session from "../../generated/session.json" with { type: "json" }

// The files are generated and linted before; here only their kind is looked at.
const isDocument = (value: object): value is Document => "openapi" in value && "info" in value && "paths" in value

const areas: readonly object[] = [account, cart, catalog, checkout, orders, other, session]

/** The contract: one self-contained document per area. */
export const documents: readonly Document[] = areas.filter(isDocument)
