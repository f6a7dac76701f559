import type { WishlistItem } from "../../../domain/wishlist/Wishlist.ts"
import { Button } from "../../design/Button.tsx"
import { useText } from "../../runtime/TextProvider.tsx"
import { wishlistNameText } from "./wishlistNameText.ts"
import styles from "./WishlistItems.module.css"

export interface MoveToListProps {
  readonly item: WishlistItem
  /** The names of the other lists. */
  readonly others: readonly string[]
  readonly busy: boolean
  readonly onMove: (to: string) => void
}

/** Moves an item to another list; renders nothing without another list. */
export function MoveToList({ item: { name, catentryId }, others, busy, onMove }: MoveToListProps) {
  const t = useText()
  if (others.length === 0) return null
  return (
    <details className={styles["attributes"]}>
      <summary aria-label={`${t("wishlists.moveTo")}: ${name ?? catentryId}`}>{t("wishlists.moveTo")}</summary>
      <p className={styles["actions"]}>
        {others.map((other) => (
          <Button key={other} variant="plain" busy={busy} onClick={() => onMove(other)}>
            <bdi>{wishlistNameText(other, t)}</bdi>
          </Button>
        ))}
      </p>
    </details>
  )
}
