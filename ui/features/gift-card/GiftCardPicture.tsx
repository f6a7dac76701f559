import type { ProductImage } from "../../../domain/catalog/ProductImage.ts"
import { Picture } from "../shared/product/Picture.tsx"
import styles from "./GiftCard.module.css"

/**
 * A preview of the card: the shop's image, or, for a card with only a colour, a drawn one with the shop's stitched
 * edge.
 */
export function GiftCardPicture({ image, hex }: { readonly image: ProductImage | undefined; readonly hex?: string }) {
  if (image !== undefined) return <Picture image={image} sizes="22rem" alt="" className={styles["picture"]} />
  if (hex === undefined) return null
  return (
    <svg width="288" height="180" viewBox="0 0 320 200" aria-hidden="true">
      <rect x="0.5" y="0.5" width="319" height="199" rx="6" fill={hex} stroke="currentColor" strokeOpacity="0.35" />
      <path d="M0 18H320" stroke="#fff" strokeWidth="4" />
      <path d="M0 10H320M0 26H320" stroke="#fff" strokeOpacity="0.75" strokeDasharray="7 5" />
      <path d="M24 164H120M24 178H84" stroke="#fff" strokeOpacity="0.6" strokeWidth="3" />
    </svg>
  )
}
