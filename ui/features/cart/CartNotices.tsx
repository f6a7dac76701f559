import type { ReactNode } from "react"
import { useEffect, useState } from "react"
import { Button } from "../../design/Button.tsx"
import { Notice } from "../../design/Notice.tsx"
import { useText } from "../../runtime/TextProvider.tsx"
import { useCart } from "../../runtime/CartProvider.tsx"
import { presentError } from "../../text/presentError.ts"
import type { CartChanges } from "./useCartChanges.ts"

/** What happened to the whole cart: a line that was removed and can be put back, or a change that was refused. */
export function CartNotices({ changes }: { readonly changes: CartChanges }) {
  const t = useText()
  const { removed, trouble, putBack } = changes
  const news = useCartNews(changes)
  const refused = trouble?.at === "cart" ? presentError(trouble.error, t) : undefined
  return (
    <>
      {news !== undefined && <news.View changes={changes} />}
      <Notice
        title={removed === undefined ? undefined : t("cart.removed", { name: removed.name })}
        actions={<Button variant="plain" onClick={putBack}>{t("cart.putBack")}</Button>}
      />
      <Notice tone="problem" title={refused?.title} details={refused?.details}>{refused !== undefined && <p>{refused.text}</p>}</Notice>
    </>
  )
}

/** What draws the news of a cart, fetched when there first are any. */
function useCartNews({ cart }: CartChanges) {
  const { hasPending } = useCart()
  const [news, setNews] = useState<{ readonly View: (props: { readonly changes: CartChanges }) => ReactNode }>()
  useEffect(() => {
    if (news !== undefined || !(cart?.merge ?? cart?.kept ?? hasPending())) return
    import("./CartNews.tsx").then(({ CartNews }) => setNews({ View: CartNews }), () => undefined /* asked for again with the next change */)
  })
  return news
}
