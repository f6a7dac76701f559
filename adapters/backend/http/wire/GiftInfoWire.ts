import * as Schema from "effect/Schema"
import type { GiftInfo } from "../../../../domain/cart/GiftInfo.ts"
import { withoutNulls } from "../whenDefined.ts"
import { IdWire } from "./IdWire.ts"
import { nullish } from "./nullish.ts"

/** The gift note of a cart or order. */
export const GiftInfoWire = Schema.Struct({
  id: nullish(IdWire),
  senderName: nullish(Schema.String),
  receiverName: nullish(Schema.String),
  receiverEmail: nullish(Schema.String),
  receiverPhone: nullish(Schema.String),
  message: nullish(Schema.String),
})

export function toGiftInfo(wire: typeof GiftInfoWire.Type): GiftInfo {
  return { senderName: "", receiverName: "", ...withoutNulls(wire) }
}
