import { Button } from "../../design/Button.tsx"
import { Notice } from "../../design/Notice.tsx"
import type { ShopError } from "../../runtime/CommandResult.ts"
import { useText } from "../../runtime/TextProvider.tsx"
import type { Translate } from "../../text/createTranslate.ts"
import { presentError } from "../../text/presentError.ts"
import styles from "./Making.module.css"

export interface MakingEndProps {
  readonly label: string
  readonly busy: boolean
  /** Somebody has asked to add it, and no size is chosen. */
  readonly sizeMissing: boolean
  readonly refusal: ShopError | undefined
  readonly t: Translate
}

/** What ends a form of something made: what to know before, the button, and what the shop said. */
export function MakingEnd({ label, busy, sizeMissing, refusal, t }: MakingEndProps) {
  const words = useText()
  const said = refusal === undefined ? undefined : presentError(refusal, words)
  return (
    <>
      <p className={styles["note"]}>{t("customization.notReturnable")}</p>
      <Button type="submit" variant="quiet" busy={busy}>
        {busy ? words("catalog.adding") : label}
      </Button>
      <Notice tone="problem" title={sizeMissing ? t("customization.chooseSizeFirst") : undefined} />
      <Notice tone="problem" title={said === undefined ? undefined : words("catalog.notAdded")} details={said?.details}>
        {said !== undefined && (
          <p>
            {said.title}. {said.text}
          </p>
        )}
      </Notice>
    </>
  )
}

/** Leads to the sizes of the page. */
export function goToSizes(): void {
  document.querySelector<HTMLInputElement>("form input[name=sku]:not(:disabled)")?.focus()
}
