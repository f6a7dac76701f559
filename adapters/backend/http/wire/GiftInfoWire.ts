import * as Schema from "effect/Schema"
import type { GiftInfo } from "../../../../domain/cart/GiftInfo.ts"
import { givenOf } from "../given.ts"
import { IdWire } from "./IdWire.ts"
import { maybe } from "./maybe.ts"

/** The card of a cart or of an order. */
export const GiftInfoWire = Schema.Struct({
  id: maybe(IdWire),
  senderName: maybe(Schema.String),
  receiverName: maybe(Schema.String),
  receiverEmail: maybe(Schema.String),
  receiverPhone: maybe(Schema.String),
  message: maybe(Schema.String),
})

/** The card, in domain words. */
export function toGiftInfo(wire: typeof GiftInfoWire.Type): GiftInfo {
  return { senderName: "", receiverName: "", ...givenOf(wire) }
}
