import * as Schema from "effect/Schema"
import type { GiftInfo } from "../../../../domain/cart/GiftInfo.ts"
import { withoutNulls } from "../whenDefined.ts"
import { IdWire } from "./IdWire.ts"
import { nullish } from "./nullish.ts"

/** The card of a cart or of an order. */
export const GiftInfoWire = Schema.Struct({
  id: nullish(IdWire),
  senderName: nullish(Schema.String),
  receiverName: nullish(Schema.String),
  receiverEmail: nullish(Schema.String),
  receiverPhone: nullish(Schema.String),
  message: nullish(Schema.String),
})

/** The card, in domain words. */
export function toGiftInfo(wire: typeof GiftInfoWire.Type): GiftInfo {
  return { senderName: "", receiverName: "", ...withoutNulls(wire) }
}
