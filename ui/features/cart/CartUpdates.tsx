import { useEffect, useRef, useState } from "react"
import type { CartUpdates as Notices } from "../../../application/cart/cartUpdates.ts"
import { Button } from "../../design/Button.tsx"
import { Alert } from "../../design/Alert.tsx"
import { useCommands } from "../../commands/useCommands.tsx"
import { useFrame } from "../../runtime/ShopProvider.tsx"
import { useText } from "../../runtime/TextProvider.tsx"
import type { Translate } from "../../text/createTranslate.ts"
import { createTranslate } from "../../text/createTranslate.ts"
import { loadTexts, textLanguage } from "../../text/loadTexts.ts"
import { BackupOffer } from "./BackupOffer.tsx"
import styles from "./CartNotices.module.css"
import { LeftoverItems } from "./lines/LeftoverItems.tsx"
import { lineName, reasonText, units, unitsText } from "./cartNoticeTexts.ts"
import type { CartChanges } from "./useCartChanges.ts"

/**
 * Notices about the cart: items merged or left out when signing in, additions queued on this device, refused additions.
 */
export function CartUpdates({ changes }: { readonly changes: CartChanges }) {
  const t = useCartNoticesText()
  const { notices, dismiss } = useCartNotices(changes)
  const commands = useCommands()
  const region = useRef<HTMLDivElement>(null)
  const { cart, busy, ask } = changes
  const leftovers = cart?.leftovers ?? []
  if (t === undefined || notices === undefined) return null
  const { merge, refused, waiting } = notices
  const dismissNotices = () => {
    dismiss(notices)
    region.current?.focus()
  }
  const dismissButton = (
    <Button variant="plain" onClick={dismissNotices}>
      {t("cartNotices.dismiss")}
    </Button>
  )
  return (
    <div ref={region} tabIndex={-1} className={styles["notices"]}>
      <Alert title={merge === undefined ? undefined : t("cartNotices.merged.title")} actions={dismissButton}>
        {merge !== undefined && (
          <>
            <p>
              {t("cartNotices.merged.text", { count: units(merge.items) })}
              {leftovers.length > 0 && ` ${t("cartNotices.merged.leftover", { count: units(leftovers) })}`}
            </p>
            <ul>
              {merge.items.map((item) => (
                <li key={item.sku}>
                  <bdi>{unitsText({ ...item, name: lineName(cart?.items ?? [], item.sku) }, t)}</bdi>
                </li>
              ))}
            </ul>
          </>
        )}
      </Alert>
      <Alert
        tone="problem"
        title={refused.length === 0 ? undefined : t("cartNotices.refused.title")}
        actions={dismissButton}
      >
        {refused.length > 0 && (
          <ul>
            {refused.map((item) => (
              <li key={item.key}>
                <bdi>{unitsText(item, t)}</bdi>
                <span className={styles["reason"]}>{reasonText(item.refusedReason, t)}</span>
              </li>
            ))}
          </ul>
        )}
      </Alert>
      <Alert title={waiting.length === 0 ? undefined : t("cartNotices.queued.title")}>
        {waiting.length > 0 && (
          <>
            <p>{t("cartNotices.queued.text")}</p>
            <ol>
              {waiting.map((item) => (
                <li key={item.key}>
                  <bdi>{unitsText(item, t)}</bdi>
                </li>
              ))}
            </ol>
          </>
        )}
      </Alert>
      <BackupOffer changes={changes} t={t} />
      {leftovers.length > 0 && (
        <LeftoverItems
          items={leftovers}
          t={t}
          busy={busy}
          onAddToCart={({ id, sku, quantity, name }) =>
            ask(() =>
              commands.cart.addToCart({ sku, quantity, leftoverId: id, ...(name === undefined ? {} : { name }) }),
            )
          }
          onDiscard={() => ask(() => commands.cartNotices.discardLeftovers())}
        />
      )}
    </div>
  )
}

/** The notices of the current cart, read again with each of its changes. */
function useCartNotices({ cart }: CartChanges) {
  const { cartNotices } = useCommands()
  const [notices, setNotices] = useState<Notices>()
  useEffect(() => {
    let isShown = true
    void cartNotices.read(cart).then((read) => (read.ok && isShown ? setNotices(read.value) : undefined))
    return () => {
      isShown = false
    }
  }, [cart, cartNotices])
  const dismiss = (read: Notices) => {
    setNotices({ waiting: read.waiting, refused: [] })
    void cartNotices.dismiss(read)
  }
  return { notices, dismiss }
}

/** The texts in the language of the page, including replacements by the shop's editors; `undefined` until loaded. */
function useCartNoticesText(): Translate | undefined {
  const { language } = useText()
  const { texts } = useFrame()
  const [t, setT] = useState<{ readonly translate: Translate }>()
  useEffect(() => {
    void loadTexts(textLanguage(language), ["browse", "purchase", "cartNotices", "cartOptions"]).then(
      (own) => setT({ translate: createTranslate(language, own, texts) }),
      () => undefined /* no notices without texts; the next cart retries */,
    )
  }, [language, texts])
  return t?.translate
}
