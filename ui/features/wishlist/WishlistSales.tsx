import { useState } from "react"
import type { WishlistSale } from "../../../application/wishlist/wishlistSales.ts"
import type { WishlistItem } from "../../../domain/wishlist/Wishlist.ts"
import { useCommands } from "../../commands/useCommands.tsx"
import type { CommandDefect, CommandResult } from "../../runtime/CommandResult.ts"
import { useText } from "../../runtime/TextProvider.tsx"
import type { WishlistError } from "../../commands/wishlists.ts"
import { presentWishlistError } from "../../text/presentWishlistError.ts"
import styles from "./WishlistsView.module.css"

/** The countries in which items of a list are reduced; loaded when opened. */
export function WishlistSales({ items }: { readonly items: readonly WishlistItem[] }) {
  const t = useText()
  const { wishlists } = useCommands()
  const [answer, setAnswer] = useState<CommandResult<readonly WishlistSale[], WishlistError | CommandDefect>>()
  const open = (isOpen: boolean) => {
    if (isOpen) void wishlists.sales(items.map(({ catentryId }) => catentryId)).then(setAnswer)
  }
  return (
    <details className={styles["tool"]} onToggle={(event) => open(event.currentTarget.open)}>
      <summary>{t("wishlists.sales")}</summary>
      <div role="status">
        {answer?.ok === false && <p>{presentWishlistError(answer.error, t).text}</p>}
        {answer?.ok === true && answer.value.length === 0 && <p>{t("wishlists.noSales")}</p>}
        {answer?.ok === true && (
          <ul>
            {answer.value.map(({ storeId, countryName, reduced }) => (
              <li key={storeId}>
                <bdi>{countryName}</bdi>: {t("wishlists.reduced", { count: reduced })}
              </li>
            ))}
          </ul>
        )}
      </div>
    </details>
  )
}
