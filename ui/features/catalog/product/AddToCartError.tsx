import { Alert } from "../../../design/Alert.tsx"
import type { ShopError } from "../../../runtime/CommandResult.ts"
import { useText } from "../../../runtime/TextProvider.tsx"
import { presentError } from "../../../text/presentError.ts"

/**
 * The reason why an addition failed, or the notice that the chosen size has sold out since; otherwise an empty live
 * region.
 */
export function AddToCartError({
  error,
  isGone = false,
}: {
  readonly error: ShopError | undefined
  readonly isGone?: boolean
}) {
  const t = useText()
  if (error === undefined) return <Alert tone="problem" title={isGone ? t("errors.soldOut.title") : undefined} />
  const { title, text, details } = presentError(error, t)
  return (
    <Alert tone="problem" title={t("catalog.notAdded")} details={details}>
      <p>
        {title}. {text}
      </p>
    </Alert>
  )
}
