import type { components } from "../../../generated/gift-cards.d.ts"
import { worldImage } from "../images/worldImages.ts"
import type { GiftCardDrawing } from "../../world/imagery/giftCardView.ts"
import { GIFT_CARD_PRODUCTS, type GiftCardKind } from "./giftCardCatalogue.ts"
import { giftCardTexts } from "./giftCardTexts.ts"

type Schemas = components["schemas"]

const VIRTUAL_STYLES = ["confetti", "ribbon", "plain"] as const
type VirtualStyle = (typeof VIRTUAL_STYLES)[number]

export const isVirtualStyle = (style: string): style is VirtualStyle => VIRTUAL_STYLES.some((known) => known === style)

interface GiftCardLook extends GiftCardDrawing {
  /** The colour in the URLs of its pictures; three digits. */
  readonly colourId: string
}

const PLAIN: GiftCardLook = { colourId: "003", motif: "plain", hex: "#2f2f2f" }
/** Designs of virtual gift cards by their `virtualStyle`. */
const VIRTUAL_LOOKS: Readonly<Record<VirtualStyle, GiftCardLook>> = {
  confetti: { colourId: "001", motif: "confetti", hex: "#c8553d" },
  ribbon: { colourId: "002", motif: "ribbon", hex: "#6b4e71" },
  plain: PLAIN,
}
const PHYSICAL: GiftCardLook = { colourId: "001", motif: "sleeve", hex: "#2f4a4f" }
/** Fixed edition of the pictures, which do not depend on the world's seed. */
const EDITION = "1"

/** The available designs, in the format of the contract. */
export const giftCardTypes = (languageTag: string): Schemas["GiftCardType"][] =>
  VIRTUAL_STYLES.map((virtualStyle) => ({
    virtualStyle,
    name: giftCardTexts(languageTag)(`giftCards.style.${virtualStyle}`),
    colorHex: giftCardLookOf("virtual", virtualStyle).hex,
    image: giftCardImage("virtual", virtualStyle, languageTag),
  }))

/** The picture of a card's design; plain without a chosen design. */
export const giftCardImage = (
  kind: GiftCardKind,
  virtualStyle: string | undefined,
  languageTag: string,
): NonNullable<Schemas["GiftCardType"]["image"]> => {
  const texts = giftCardTexts(languageTag)
  const isStyled = kind === "virtual" && virtualStyle !== undefined && isVirtualStyle(virtualStyle)
  const styleName = isStyled ? texts(`giftCards.style.${virtualStyle}`) : undefined
  return worldImage(
    GIFT_CARD_PRODUCTS[kind],
    giftCardLookOf(kind, virtualStyle).colourId,
    "front",
    [texts(`giftCards.${kind}`), styleName].filter((word) => word !== undefined).join(", "),
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
  kind === "physical"
    ? PHYSICAL
    : virtualStyle !== undefined && isVirtualStyle(virtualStyle)
      ? VIRTUAL_LOOKS[virtualStyle]
      : PLAIN
