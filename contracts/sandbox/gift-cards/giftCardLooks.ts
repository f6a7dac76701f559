import type { components } from "../../generated/gift-cards.d.ts"
import { worldImage } from "../catalog/worldImages.ts"
import type { GiftCardDrawing } from "../world/imagery/giftCardView.ts"
import { GIFT_CARD_PRODUCTS, type GiftCardKind } from "./giftCardCatalogue.ts"
import { giftCardTexts } from "./giftCardTexts.ts"

type Schemas = components["schemas"]

interface GiftCardLook extends GiftCardDrawing {
  /** The colour in the URLs of its pictures; three digits. */
  readonly colourId: string
}

const PLAIN: GiftCardLook = { colourId: "003", motif: "plain", hex: "#2f2f2f" }
/** Designs of virtual gift cards by their `virtualStyle`. */
const VIRTUAL_LOOKS: Readonly<Record<string, GiftCardLook>> = {
  confetti: { colourId: "001", motif: "confetti", hex: "#c8553d" },
  ribbon: { colourId: "002", motif: "ribbon", hex: "#6b4e71" },
  plain: PLAIN,
}
const PHYSICAL: GiftCardLook = { colourId: "001", motif: "sleeve", hex: "#2f4a4f" }
/** Fixed edition of the pictures, which do not depend on the world's seed. */
const EDITION = "1"

/** The available designs, in the format of the contract. */
export const giftCardTypes = (languageCode: string): Schemas["GiftCardType"][] =>
  Object.entries(giftCardTexts(languageCode).styles).map(([virtualStyle, name]) => ({
    virtualStyle,
    name,
    colorHex: giftCardLookOf("virtual", virtualStyle).hex,
    image: giftCardImage("virtual", virtualStyle, languageCode),
  }))

/** The picture of a card's design; plain without a chosen design. */
export const giftCardImage = (
  kind: GiftCardKind,
  virtualStyle: string | undefined,
  languageCode: string,
): NonNullable<Schemas["GiftCardType"]["image"]> => {
  const { styles, ...texts } = giftCardTexts(languageCode)
  const styleName = kind === "virtual" && virtualStyle !== undefined ? styles[virtualStyle] : undefined
  return worldImage(
    GIFT_CARD_PRODUCTS[kind],
    giftCardLookOf(kind, virtualStyle).colourId,
    "front",
    [texts[kind], styleName].filter((word) => word !== undefined).join(", "),
    EDITION,
  )
}

/** The drawings of gift card pictures, by product and colour. */
export const giftCardDepictions = (): readonly (readonly [string, GiftCardDrawing])[] => [
  ...Object.values(VIRTUAL_LOOKS).map(
    ({ colourId, ...drawing }) => [`${GIFT_CARD_PRODUCTS.virtual}/${colourId}`, drawing] as const,
  ),
  [`${GIFT_CARD_PRODUCTS.physical}/${PHYSICAL.colourId}`, { motif: PHYSICAL.motif, hex: PHYSICAL.hex }],
]

const giftCardLookOf = (kind: GiftCardKind, virtualStyle: string | undefined): GiftCardLook =>
  kind === "physical" ? PHYSICAL : ((virtualStyle === undefined ? undefined : VIRTUAL_LOOKS[virtualStyle]) ?? PLAIN)
