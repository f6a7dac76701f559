import { Button } from "../../design/Button.tsx"
import { Notice } from "../../design/Notice.tsx"
import { useText } from "../../runtime/TextProvider.tsx"
import { presentError } from "../../text/presentError.ts"
import type { CartChanges } from "./useCartChanges.ts"

/** What happened to the whole cart: a line that was removed and can be put back, or a change that was refused. */
export function CartNotices({ changes: { removed, trouble, putBack } }: { readonly changes: CartChanges }) {
  const t = useText()
  const refused = trouble?.at === "cart" ? presentError(trouble.error, t) : undefined
  return (
    <>
      <Notice
        title={removed === undefined ? undefined : t("cart.removed", { name: removed.name })}
        actions={<Button variant="plain" onClick={putBack}>{t("cart.putBack")}</Button>}
      />
      <Notice tone="problem" title={refused?.title} details={refused?.details}>{refused !== undefined && <p>{refused.text}</p>}</Notice>
    </>
  )
}
