import { Notice } from "../../design/Notice.tsx"
import type { ShopError } from "../../runtime/CommandResult.ts"
import { useText } from "../../runtime/TextProvider.tsx"
import { presentError } from "../../text/presentError.ts"

/**
 * Why nothing was put into the cart, or that what was chosen has been sold out since; an empty live region until then.
 */
export function AdditionRefused({
  error,
  isGone = false,
}: {
  readonly error: ShopError | undefined
  readonly isGone?: boolean
}) {
  const t = useText()
  if (error === undefined) return <Notice tone="problem" title={isGone ? t("errors.soldOut.title") : undefined} />
  const { title, text, details } = presentError(error, t)
  return (
    <Notice tone="problem" title={t("catalog.notAdded")} details={details}>
      <p>
        {title}. {text}
      </p>
    </Notice>
  )
}
