import { Button } from "../../design/Button.tsx"
import { Alert } from "../../design/Alert.tsx"
import type { WishlistProduct } from "../../../application/wishlist/saveToWishlist.ts"
import { useCommands } from "../../commands/useCommands.tsx"
import type { CommandDefect, CommandResult } from "../../runtime/CommandResult.ts"
import { useDevice } from "../../runtime/DeviceProvider.tsx"
import { PageLink } from "../../runtime/PageLink.tsx"
import { useShopPages } from "../../runtime/pages/useShopPages.ts"
import type { SavedProduct, WishlistCommands, WishlistError } from "../../commands/wishlists.ts"
import { useState } from "react"
import { presentWishlistError } from "../../text/presentWishlistError.ts"
import { useText } from "../../runtime/TextProvider.tsx"
import { wishlistNameText } from "./wishlistNameText.ts"
import styles from "./WishlistAlert.module.css"

type RemovedProduct = Extract<Awaited<ReturnType<WishlistCommands["forget"]>>, { readonly ok: true }>["value"]

/** The result of a press on the heart button. */
export interface HeartOutcome {
  readonly result: CommandResult<SavedProduct | RemovedProduct, WishlistError | CommandDefect>
}

export interface WishlistAlertProps {
  readonly outcome: HeartOutcome
  readonly wished: WishlistProduct
}

/**
 * The outcome of a press: the list that contains the product, with a choice of other lists, or the removed entries,
 * with an undo button.
 */
export function WishlistAlert({ outcome: { result }, wished: { productId } }: WishlistAlertProps) {
  const t = useText()
  const { page } = useShopPages()
  const { wishlists } = useCommands()
  const device = useDevice()
  const [movedTo, setMovedTo] = useState<{ readonly result: HeartOutcome["result"]; readonly name: string }>()
  const [refused, setRefused] = useState<{
    readonly result: HeartOutcome["result"]
    readonly error: WishlistError | CommandDefect
  }>()
  if (!result.ok) {
    const { title, text, details } = presentWishlistError(result.error, t)
    return (
      <div className={styles["note"]}>
        <Alert tone="problem" title={title} details={details}>
          <p>{text}</p>
        </Alert>
      </div>
    )
  }
  const { value } = result
  const presented = refused?.result === result ? presentWishlistError(refused.error, t) : undefined
  const errorAlert = (
    <Alert tone="problem" title={presented?.title} details={presented?.details}>
      {presented !== undefined && <p>{presented.text}</p>}
    </Alert>
  )
  if (!("entry" in value)) {
    const restoreLine = async () => {
      for (const { name, entries } of value) {
        const added = await wishlists.add(name, entries)
        if (!added.ok) return setRefused({ result, error: added.error })
      }
      setRefused(undefined)
      device.setWished([...device.current().wished, productId])
      setMovedTo({ result, name: value[0]?.name ?? "" })
    }
    const isBack = movedTo?.result === result
    return (
      <div className={styles["note"]}>
        <Alert
          title={
            isBack ? t("wishlists.saved", { list: wishlistNameText(movedTo.name, t) }) : t("wishlists.removedFromAll")
          }
          actions={
            isBack || value.length === 0 ? undefined : (
              <Button variant="plain" onClick={() => void restoreLine()}>
                {t("wishlists.undoRemove")}
              </Button>
            )
          }
        />
        {errorAlert}
      </div>
    )
  }
  const { name, entry } = value
  const now = movedTo?.result === result ? movedTo.name : name
  const move = async (to: string) => {
    const added = await wishlists.add(to, [entry])
    if (!added.ok) return setRefused({ result, error: added.error })
    const out = await wishlists.removeItems(now, [entry.catentryId])
    setRefused(out.ok ? undefined : { result, error: out.error })
    if (out.ok) setMovedTo({ result, name: to })
  }
  const others = value.wishlists.filter((list) => list.name !== now)
  return (
    <div className={styles["note"]}>
      <Alert
        title={t("wishlists.saved", { list: wishlistNameText(now, t) })}
        actions={<PageLink to={page("ItxWishlistPage")}>{t("wishlists.title")}</PageLink>}
      >
        {others.length > 0 && (
          <p className={styles["others"]}>
            {t("wishlists.saveInstead")}{" "}
            {others.map((list) => (
              <Button key={list.name} variant="plain" onClick={() => void move(list.name)}>
                <bdi>{wishlistNameText(list.name, t)}</bdi>
              </Button>
            ))}
          </p>
        )}
      </Alert>
      {errorAlert}
    </div>
  )
}
