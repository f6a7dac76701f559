import * as Schema from "effect/Schema"
import type { FileContent } from "../../../application/shared/FileContent.ts"
import type { components } from "../../../contracts/generated/gift-cards.d.ts"
import type {
  GiftCardAmount,
  GiftCardChoice,
  GiftCardData,
  GiftCardVideo,
  VirtualGiftCardOffer,
} from "../../../domain/gift-card/GiftCard.ts"
import type { VirtualGiftCard, VirtualGiftCardForm } from "../../../domain/gift-card/VirtualGiftCardForm.ts"
import type { AssertAccepts } from "../http/AssertAccepts.ts"
import { bodyDecoder } from "../http/response/bodyDecoder.ts"
import { whenDefined } from "../http/whenDefined.ts"
import { fromBytes } from "../http/wire/BytesWire.ts"
import { IdWire, SkuWire } from "../http/wire/IdWire.ts"
import { ImageWire, toImage } from "../http/wire/ImageWire.ts"
import { nullish } from "../http/wire/nullish.ts"
import { moneyIn, MoneyWire } from "../http/wire/MoneyWire.ts"

const AmountWire = Schema.Struct({ sku: SkuWire, price: MoneyWire })
const StyleWire = Schema.Struct({
  virtualStyle: Schema.String,
  name: Schema.String,
  colorHex: Schema.String,
  image: nullish(ImageWire),
})
const ChoiceWire = Schema.Struct({ types: Schema.Array(StyleWire), amounts: Schema.Array(AmountWire) })
const OfferWire = Schema.Struct({
  ...ChoiceWire.fields,
  productId: IdWire,
  name: Schema.String,
  description: nullish(Schema.String),
  physicalAmounts: Schema.Array(AmountWire),
  physicalImage: nullish(ImageWire),
  timeZone: Schema.String,
  maximumDaysAhead: Schema.Int,
  maximumVideoBytes: Schema.Int,
  videoTypes: Schema.Array(Schema.String),
})
const DataWire = Schema.Struct({
  orderItemId: IdWire,
  sku: SkuWire,
  kind: Schema.String,
  quantity: Schema.Int,
  price: MoneyWire,
  senderName: nullish(Schema.String),
  receiverName: nullish(Schema.String),
  receiverEmail: nullish(Schema.String),
  receiverPhone: nullish(Schema.String),
  message: nullish(Schema.String),
  virtualStyle: nullish(Schema.String),
  sendAt: nullish(Schema.String),
  timeZone: nullish(Schema.String),
  hasVideo: Schema.Boolean,
  isEditable: Schema.Boolean,
})
const VideoWire = Schema.Struct({
  hasVideo: Schema.Boolean,
  mediaType: nullish(Schema.String),
  size: nullish(Schema.Int),
})

type Schemas = components["schemas"]
export type GiftCardContractChecks = [
  AssertAccepts<typeof ChoiceWire, Schemas["GiftCardTypeList"]>,
  AssertAccepts<typeof OfferWire, Schemas["VirtualGiftCard"]>,
  AssertAccepts<typeof DataWire, Schemas["GiftCardData"]>,
  AssertAccepts<typeof VideoWire, Schemas["GiftCardVideo"]>,
]

export const decodeChoice = bodyDecoder(ChoiceWire)
export const decodeOffer = bodyDecoder(OfferWire)
export const decodeGiftCardData = bodyDecoder(DataWire)
export const decodeVideo = bodyDecoder(VideoWire)

export function toChoice(currencyCode: string): (wire: typeof ChoiceWire.Type) => GiftCardChoice {
  return ({ types, amounts }) => ({
    styles: types.map(({ virtualStyle, name, colorHex, image }) => ({
      id: virtualStyle,
      name,
      colorHex,
      ...whenDefined(image, (picture) => ({ image: toImage(picture) })),
    })),
    amounts: toAmounts(amounts, currencyCode),
  })
}

function toAmounts(amounts: readonly (typeof AmountWire.Type)[], currencyCode: string): readonly GiftCardAmount[] {
  return amounts.map(({ sku, price }) => ({ sku, price: moneyIn(currencyCode)(price) }))
}

export function toOffer(currencyCode: string): (wire: typeof OfferWire.Type) => VirtualGiftCardOffer {
  return (wire) => ({
    ...toChoice(currencyCode)(wire),
    productId: wire.productId,
    name: wire.name,
    ...whenDefined(wire.description, (description) => ({ description })),
    physicalAmounts: toAmounts(wire.physicalAmounts, currencyCode),
    ...whenDefined(wire.physicalImage, (image) => ({ physicalImage: toImage(image) })),
    timeZone: wire.timeZone,
    maximumDaysAhead: wire.maximumDaysAhead,
    video: { maximumBytes: wire.maximumVideoBytes, mediaTypes: wire.videoTypes },
  })
}

export function toData(currencyCode: string): (wire: typeof DataWire.Type) => GiftCardData {
  return (wire) => ({
    orderItemId: wire.orderItemId,
    sku: wire.sku,
    kind: wire.kind,
    quantity: wire.quantity,
    price: moneyIn(currencyCode)(wire.price),
    ...whenDefined(wire.senderName, (senderName) => ({ senderName })),
    ...whenDefined(wire.receiverName, (receiverName) => ({ receiverName })),
    ...whenDefined(wire.receiverEmail, (receiverEmail) => ({ receiverEmail })),
    ...whenDefined(wire.receiverPhone, (receiverPhone) => ({ receiverPhone })),
    ...whenDefined(wire.message, (message) => ({ message })),
    ...whenDefined(wire.virtualStyle, (style) => ({ style })),
    ...whenDefined(wire.sendAt, (sendAt) => ({ sendAt })),
    ...whenDefined(wire.timeZone, (timeZone) => ({ timeZone })),
    hasVideo: wire.hasVideo,
    isEditable: wire.isEditable,
  })
}

export function toVideo({ hasVideo, mediaType, size }: typeof VideoWire.Type): GiftCardVideo {
  return {
    hasVideo,
    ...whenDefined(mediaType, (kind) => ({ mediaType: kind })),
    ...whenDefined(size, (bytes) => ({ size: bytes })),
  }
}

export function fromVirtualGiftCard({
  sku,
  quantity,
  style,
  ...form
}: VirtualGiftCard): Schemas["VirtualGiftCardInput"] {
  return { sku, quantity, ...form, ...whenDefined(style, (virtualStyle) => ({ virtualStyle })) }
}

export function fromChanges({ style, ...form }: Partial<VirtualGiftCardForm>): Schemas["GiftCardUpdate"] {
  return { ...form, ...whenDefined(style, (virtualStyle) => ({ virtualStyle })) }
}

const VIDEO_TYPES = ["video/mp4", "video/webm", "video/quicktime"] as const

/** An unknown media type is sent as MP4, and the backend refuses it. */
export function fromVideo({ mediaType, bytes }: FileContent): Schemas["GiftCardVideoInput"] {
  return { mediaType: VIDEO_TYPES.find((known) => known === mediaType) ?? "video/mp4", content: fromBytes(bytes) }
}
