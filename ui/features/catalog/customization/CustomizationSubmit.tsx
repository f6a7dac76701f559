import { Button } from "../../../design/Button.tsx"
import { Alert } from "../../../design/Alert.tsx"
import type { ShopError } from "../../../runtime/CommandResult.ts"
import { useText } from "../../../runtime/TextProvider.tsx"
import type { Translate } from "../../../text/createTranslate.ts"
import { presentError } from "../../../text/presentError.ts"
import styles from "./Customization.module.css"

export interface CustomizationSubmitProps {
  readonly label: string
  readonly busy: boolean
  /** The form was submitted without a size. */
  readonly sizeMissing: boolean
  readonly error: ShopError | undefined
  readonly t: Translate
}

/** The end of a customization form: notes, the submit button and the error. */
export function CustomizationSubmit({ label, busy, sizeMissing, error, t }: CustomizationSubmitProps) {
  const texts = useText()
  const message = error === undefined ? undefined : presentError(error, texts)
  return (
    <>
      <p className={styles["note"]}>{t("customization.notReturnable")}</p>
      <Button type="submit" variant="quiet" busy={busy}>
        {busy ? texts("catalog.adding") : label}
      </Button>
      <Alert tone="problem" title={sizeMissing ? t("customization.chooseSizeFirst") : undefined} />
      <Alert
        tone="problem"
        title={message === undefined ? undefined : texts("catalog.notAdded")}
        details={message?.details}
      >
        {message !== undefined && (
          <p>
            {message.title}. {message.text}
          </p>
        )}
      </Alert>
    </>
  )
}

/** Moves the focus to the sizes of the page. */
export function focusSizes(): void {
  document.querySelector<HTMLInputElement>("form input[name=sku]:not(:disabled)")?.focus()
}
