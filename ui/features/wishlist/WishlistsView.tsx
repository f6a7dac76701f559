import { useEffect, useRef, useState } from "react"
import type { CustomerWishlists } from "../../../application/wishlist/CustomerWishlists.ts"
import type { WishlistPage } from "../../../application/wishlist/WishlistPage.ts"
import { namedList } from "../../../domain/wishlist/changeWishlists.ts"
import { wishlistSummary } from "../../../domain/wishlist/Wishlist.ts"
import { Button } from "../../design/Button.tsx"
import { Alert } from "../../design/Alert.tsx"
import { PageLink } from "../../runtime/PageLink.tsx"
import { useText } from "../../runtime/TextProvider.tsx"
import { useShopPages } from "../../runtime/pages/useShopPages.ts"
import { EventLists } from "./EventLists.tsx"
import { FindWishlist } from "./FindWishlist.tsx"
import { SharedWishlist } from "./SharedWishlist.tsx"
import type { Translate } from "../../text/createTranslate.ts"
import { presentWishlistError } from "../../text/presentWishlistError.ts"
import { SponsoredLists } from "./SponsoredLists.tsx"
import { useWishlists } from "./useWishlists.ts"
import { WishlistNameForm } from "./WishlistNameForm.tsx"
import { WishlistPanel } from "./WishlistPanel.tsx"
import { wishlistNameText } from "./wishlistNameText.ts"
import styles from "./WishlistsView.module.css"

/** The wishlist page: a public list opened by its link, otherwise the customer's own lists. */
export function WishlistsView({ wishlist }: { readonly wishlist: WishlistPage }) {
  const t = useText()
  const { shared } = wishlist
  return (
    <div className={styles["page"]}>
      {shared === undefined ? (
        <OwnWishlists wishlist={wishlist} />
      ) : (
        <>
          <h1>{shared === "gone" ? t("wishlists.notFound.title") : <bdi>{wishlistNameText(shared.name, t)}</bdi>}</h1>
          {shared === "gone" ? <p>{t("wishlists.notFound.text")}</p> : <SharedWishlist list={shared} />}
        </>
      )}
      <FindWishlist />
    </div>
  )
}

function OwnWishlists({ wishlist }: { readonly wishlist: WishlistPage }) {
  const t = useText()
  const { page } = useShopPages()
  const wishlists = useWishlists(wishlist.own)
  const { lists, busy, error, ask, change } = wishlists
  const [chosen, setChosen] = useState<string>()
  const [isQuarantineDismissed, setQuarantineDismissed] = useState(false)
  const problem = error === undefined ? undefined : presentWishlistError(error, t)
  const all = lists?.wishlists ?? []
  const current = (chosen === undefined ? undefined : namedList(all, chosen)) ?? all[0]
  const place = useRef<HTMLElement>(null)
  // Deleting a list removes the focused button, so the focus moves to the remaining lists.
  useEffect(
    () => (lists === undefined ? undefined : () => void (document.querySelector(":focus") ?? place.current?.focus())),
    [lists?.wishlists.length],
  )
  const createList = (name: string) =>
    change((commands) => commands.create(name)).then((done) => {
      if (done) setChosen(name)
      return done
    })
  return (
    <>
      <h1>{t("wishlists.title")}</h1>
      <div className={styles["notices"]}>
        <Alert tone="problem" title={problem?.title} details={problem?.details}>
          {problem !== undefined && <p>{problem.text}</p>}
        </Alert>
        <Alert title={lists === undefined || lists.unsaved.length === 0 ? undefined : t("wishlists.unsaved.title")}>
          {lists !== undefined && lists.unsaved.length > 0 && (
            <p>{t("wishlists.unsaved.text", { names: shownNames(lists.unsaved, t) })}</p>
          )}
        </Alert>
        <Alert
          title={isQuarantineDismissed || lists === undefined ? undefined : quarantineTitle(lists, t)}
          actions={
            <Button
              variant="plain"
              onClick={() =>
                void ask((commands) => commands.discardQuarantined()).then((done) =>
                  setQuarantineDismissed(done !== undefined),
                )
              }
            >
              {t("wishlists.unreadable.discard")}
            </Button>
          }
        >
          {lists !== undefined && !isQuarantineDismissed && (lists.refused !== undefined || lists.hasUnreadable) && (
            <>
              {lists.refused !== undefined && (
                <p>{t("wishlists.notSynced.text", { names: shownNames(lists.refused, t) })}</p>
              )}
              {lists.hasUnreadable && <p>{t("wishlists.unreadable.text")}</p>}
            </>
          )}
        </Alert>
      </div>
      {lists === undefined ? (
        <>
          <noscript>
            <p>
              {t("wishlists.noScript")}{" "}
              <PageLink to={page("ItxLoginPage", { context: "wishlist" })}>{t("navigation.signIn")}</PageLink>
            </p>
          </noscript>
          {error === undefined && (
            <p role="status" className={styles["loading"]}>
              {t("wishlists.loading")}
            </p>
          )}
        </>
      ) : (
        <>
          {lists.place === "device" && (
            <p className={styles["storageNote"]}>
              {t("wishlists.onDevice")}{" "}
              <PageLink to={page("ItxLoginPage", { context: "wishlist" })}>{t("navigation.signIn")}</PageLink>
            </p>
          )}
          <nav ref={place} tabIndex={-1} aria-label={t("wishlists.title")} className={styles["lists"]}>
            <ul>
              {all.map((list) => {
                const { name, items } = wishlistSummary(list)
                return (
                  <li key={list.id ?? name}>
                    <button
                      type="button"
                      className={styles["tab"]}
                      aria-current={list === current ? "true" : undefined}
                      onClick={() => setChosen(name)}
                    >
                      <bdi>{wishlistNameText(name, t)}</bdi> <small>{t("wishlists.items", { count: items })}</small>
                    </button>
                  </li>
                )
              })}
            </ul>
            <details className={styles["tool"]}>
              <summary>{t("wishlists.create")}</summary>
              <WishlistNameForm
                label={t("wishlists.name")}
                action={t("wishlists.createSubmit")}
                busy={busy}
                onName={createList}
              />
            </details>
          </nav>
          {current === undefined ? (
            <p>{t("wishlists.none")}</p>
          ) : (
            <WishlistPanel
              key={current.id ?? current.name}
              list={current}
              place={lists.place}
              wishlists={wishlists}
              lists={lists}
              onRenamed={setChosen}
            />
          )}
          {lists.place === "shop" && <EventLists lists={all} />}
          {lists.place === "shop" && <SponsoredLists />}
        </>
      )}
    </>
  )
}

/** The notice for lists set aside on this device: the server refused them, or they cannot be read. */
function quarantineTitle({ refused, hasUnreadable }: CustomerWishlists, t: Translate): string | undefined {
  if (refused !== undefined) return t("wishlists.notSynced.title", { count: refused.length })
  return hasUnreadable ? t("wishlists.unreadable.title") : undefined
}

function shownNames(names: readonly string[], t: Translate): string {
  return names.map((name) => wishlistNameText(name, t)).join(", ")
}
