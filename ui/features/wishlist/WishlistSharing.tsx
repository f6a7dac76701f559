import type { FormEvent } from "react"
import { useEffect, useState } from "react"
import type { Wishlist } from "../../../domain/wishlist/Wishlist.ts"
import { Button } from "../../design/Button.tsx"
import { Field } from "../../design/fields/Field.tsx"
import { useCommands } from "../../commands/useCommands.tsx"
import { useNavigation } from "../../runtime/NavigationProvider.tsx"
import { useText } from "../../runtime/TextProvider.tsx"
import { useShopPages } from "../../runtime/pages/useShopPages.ts"
import type { Wishlists } from "./useWishlists.ts"
import { WishlistMailForm } from "./WishlistMailForm.tsx"
import { wishlistNameText } from "./wishlistNameText.ts"
import styles from "./WishlistsView.module.css"

export interface WishlistSharingProps {
  readonly list: Wishlist
  readonly wishlists: Wishlists
}

/** Shares a list by its link, its name and pin, or an email, and ends sharing. */
export function WishlistSharing({ list, wishlists: { busy, ask, change } }: WishlistSharingProps) {
  const t = useText()
  const { page } = useShopPages()
  const { addressOf } = useNavigation()
  const [copied, setCopied] = useState<boolean>()
  const { token, pin } = useSharingSecrets(list)
  const built = token === undefined ? undefined : addressOf(page("ItxWishlistPage", { token }))
  const link = built?.ok === true ? new URL(built.address, location.href).href : undefined
  const open = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const hasPin = new FormData(event.currentTarget).get("pin")
    const typed = typeof hasPin === "string" ? hasPin.trim() : ""
    void change((commands) => commands.share(list.name, "public", typed === "" ? undefined : typed))
  }
  const copy = async () => {
    if (link === undefined) return
    setCopied(
      await navigator.clipboard.writeText(link).then(
        () => true,
        () => false,
      ),
    )
  }
  return (
    <details className={styles["tool"]}>
      <summary>{t(list.kind === "public" ? "wishlists.public" : "wishlists.private")}</summary>
      {list.kind === "public" ? (
        <div className={styles["form"]}>
          {link !== undefined && (
            <p className={styles["link"]}>
              <span>{t("wishlists.link")}</span>
              <bdi dir="ltr">{link}</bdi>
            </p>
          )}
          {link !== undefined && (
            <Button variant="plain" onClick={() => void copy()}>
              {t(copied === true ? "wishlists.copied" : "wishlists.copy")}
            </Button>
          )}
          {copied === false && <p role="alert">{t("wishlists.notCopied")}</p>}
          {pin !== undefined && (
            <p>
              {t("wishlists.currentPin")} <bdi dir="ltr">{pin}</bdi>
            </p>
          )}
          {list.id !== undefined && (
            <WishlistMailForm listId={list.id} name={wishlistNameText(list.name, t)} busy={busy} ask={ask} />
          )}
          <Button
            variant="plain"
            busy={busy}
            onClick={() => void change((commands) => commands.share(list.name, "private"))}
          >
            {t("wishlists.makePrivate")}
          </Button>
        </div>
      ) : (
        <form className={styles["form"]} onSubmit={open}>
          <p>{t("wishlists.privateHelp")}</p>
          <Field
            label={t("wishlists.pin")}
            name="pin"
            inputMode="numeric"
            pattern="[0-9]{6,8}"
            autoComplete="off"
            hint={t("wishlists.pinHint")}
          />
          <Button type="submit" variant="quiet" busy={busy}>
            {t("wishlists.makePublic")}
          </Button>
        </form>
      )}
    </details>
  )
}

/** Link and pin of a public list, which stay wrapped in `Redacted` until they are shown to their owner. */
function useSharingSecrets(list: Wishlist) {
  const { wishlists } = useCommands()
  const [sharingSecrets, setSharingSecrets] = useState<{ readonly token?: string; readonly pin?: string }>({})
  useEffect(() => {
    let isShown = true
    if (list.kind === "public")
      void wishlists
        .sharingSecrets(list)
        .then((answer) => (answer.ok && isShown ? setSharingSecrets(answer.value) : undefined))
    return () => {
      isShown = false
    }
  }, [list, wishlists])
  return sharingSecrets
}
