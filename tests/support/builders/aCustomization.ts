import type { CustomizationProperties } from "../../../domain/catalog/CustomizationProperties.ts"
import type { TailoringOffer } from "../../../domain/catalog/TailoringOffer.ts"
import { euros } from "./euros.ts"

/** A shirt that takes a free monogram on its chest and cuff. */
export const monogramOffer: CustomizationProperties = {
  isCustomizable: true,
  maxAreas: 1,
  price: euros(0),
  areas: [
    {
      id: "chest",
      name: "Left of the chest",
      datatypes: ["TEXT", "INITIALS"],
      maxCharacters: 12,
      maxInitials: 3,
      position: { view: "front", x: 0.62, y: 0.375, size: 0.034 },
    },
    { id: "cuff", name: "Cuff", datatypes: ["TEXT"], maxCharacters: 6, maxInitials: 3 },
  ],
  colors: [
    { id: "ecru", name: "Ecru", hex: "#efe6d2" },
    { id: "indigo", name: "Indigo", hex: "#2b3a67" },
  ],
  typographies: [
    { id: "serif", name: "Serif", characters: "\\p{L}\\p{N} .&-", family: "serif" },
    { id: "monogram", name: "Monogram", characters: "A-Z", family: "cursive" },
  ],
}

/** A made-to-measure jacket: two fabrics, one choice, and express service for 30 €. */
export const aJacketOffer: TailoringOffer = {
  garmentId: "jacket",
  fabrics: [
    { id: "twill", name: "Navy wool twill", price: euros(0) },
    { id: "flannel", name: "Grey flannel", hex: "#6d6c6b", price: euros(3000) },
  ],
  attributes: [
    {
      id: "fit",
      name: "Fit",
      type: "CHOICE",
      values: [
        { id: "slim", name: "Slim", price: euros(0) },
        { id: "relaxed", name: "Relaxed", price: euros(500) },
      ],
    },
  ],
  expressService: euros(3000),
}
