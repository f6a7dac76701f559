import { useEffect, useRef, useState } from "react"
import type { CartNews as News } from "../../../application/cart/cartNews.ts"
import { Button } from "../../design/Button.tsx"
import { Notice } from "../../design/Notice.tsx"
import { useCommands } from "../../runtime/CommandsProvider.tsx"
import { useFrame } from "../../runtime/ShopProvider.tsx"
import { useText } from "../../runtime/TextProvider.tsx"
import type { Translate } from "../../text/createTranslate.ts"
import { createTranslate } from "../../text/createTranslate.ts"
import { loadTexts, textLanguage } from "../../text/loadTexts.ts"
import { BackupOffer } from "./BackupOffer.tsx"
import styles from "./CartNews.module.css"
import { KeptItems } from "./KeptItems.tsx"
import { lineName, reasonWords, units, unitsWords } from "./newsWords.ts"
import type { CartChanges } from "./useCartChanges.ts"

/**
 * What a cart has to tell beside its lines: what a login brought and left out, what waits on this device, what was
 * refused.
 */
export function CartNews({ changes }: { readonly changes: CartChanges }) {
  const t = useNewsText()
  const { news, dismiss } = useNews(changes)
  const commands = useCommands()
  const place = useRef<HTMLDivElement>(null)
  const { cart, busy, ask } = changes
  const kept = cart?.kept ?? []
  if (t === undefined || news === undefined) return null
  const { merge, refused, waiting } = news
  const understood = () => {
    dismiss(news)
    place.current?.focus()
  }
  const dismissButton = (
    <Button variant="plain" onClick={understood}>
      {t("cartNotices.dismiss")}
    </Button>
  )
  return (
    <div ref={place} tabIndex={-1} className={styles["news"]}>
      <Notice title={merge === undefined ? undefined : t("cartNotices.merged.title")} actions={dismissButton}>
        {merge !== undefined && (
          <>
            <p>
              {t("cartNotices.merged.text", { count: units(merge.items) })}
              {kept.length > 0 && ` ${t("cartNotices.merged.leftover", { count: units(kept) })}`}
            </p>
            <ul>
              {merge.items.map((item) => (
                <li key={item.sku}>
                  <bdi>{unitsWords({ ...item, name: lineName(cart?.items ?? [], item.sku) }, t)}</bdi>
                </li>
              ))}
            </ul>
          </>
        )}
      </Notice>
      <Notice
        tone="problem"
        title={refused.length === 0 ? undefined : t("cartNotices.refused.title")}
        actions={dismissButton}
      >
        {refused.length > 0 && (
          <ul>
            {refused.map((item) => (
              <li key={item.key}>
                <bdi>{unitsWords(item, t)}</bdi>
                <span className={styles["why"]}>{reasonWords(item.refusal, t)}</span>
              </li>
            ))}
          </ul>
        )}
      </Notice>
      <Notice title={waiting.length === 0 ? undefined : t("cartNotices.queued.title")}>
        {waiting.length > 0 && (
          <>
            <p>{t("cartNotices.queued.text")}</p>
            <ol>
              {waiting.map((item) => (
                <li key={item.key}>
                  <bdi>{unitsWords(item, t)}</bdi>
                </li>
              ))}
            </ol>
          </>
        )}
      </Notice>
      <BackupOffer changes={changes} t={t} />
      {kept.length > 0 && (
        <KeptItems
          items={kept}
          t={t}
          busy={busy}
          onTake={({ id, sku, quantity, name }) =>
            ask(() => commands.addToCart({ sku, quantity, keptId: id, ...(name === undefined ? {} : { name }) }))
          }
          onLetGo={() => ask(() => commands.cartNews((part) => part.letKeptGo()))}
        />
      )}
    </div>
  )
}

/** The news of the cart that is shown, read again with each of its changes. */
function useNews({ cart }: CartChanges) {
  const { cartNews } = useCommands()
  const [news, setNews] = useState<News>()
  useEffect(() => {
    let isShown = true
    void cartNews((part) => part.read(cart)).then((read) => (read.ok && isShown ? setNews(read.value) : undefined))
    return () => {
      isShown = false
    }
  }, [cart, cartNews])
  const dismiss = (read: News) => {
    setNews({ waiting: read.waiting, refused: [] })
    void cartNews((part) => part.dismiss(read))
  }
  return { news, dismiss }
}

/** The words, in the language of the page; the shop's editors may have replaced some. */
function useNewsText(): Translate | undefined {
  const { language } = useText()
  const { texts } = useFrame()
  const [t, setT] = useState<{ readonly translate: Translate }>()
  useEffect(() => {
    void loadTexts(textLanguage(language), ["browse", "purchase", "cartNotices", "cartOptions"]).then(
      (own) => setT({ translate: createTranslate(language, own, texts) }),
      () => undefined /* nothing is told without words; the next cart tries again */,
    )
  }, [language, texts])
  return t?.translate
}
