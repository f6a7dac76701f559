import * as Schema from "effect/Schema"
import * as SchemaTransformation from "effect/SchemaTransformation"
import { isOrderId } from "../../../../domain/shared/OrderId.ts"
import { isSku } from "../../../../domain/shared/Sku.ts"
import { isStoreId } from "../../../../domain/shared/StoreId.ts"

const idToText = SchemaTransformation.transform<string, string | number>({ decode: String, encode: (text) => text })

/** An id, which some backends send as a number. Decoded to text (R3). */
export const IdWire = Schema.Union([Schema.String, Schema.Int]).pipe(Schema.decodeTo(Schema.String, idToText))
/** The id of an order or of the cart that becomes it. */
export const OrderIdWire = IdWire.pipe(Schema.refine(isOrderId))
/** The id of a country store. */
export const StoreIdWire = IdWire.pipe(Schema.refine(isStoreId))
/** The id of one colour and size. */
export const SkuWire = IdWire.pipe(Schema.refine(isSku))
