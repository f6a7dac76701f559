import type { FormEvent } from "react"
import { useState } from "react"
import { MAX_DESCRIPTION_LENGTH } from "../../../domain/wishlist/wishlistDescription.ts"
import { Button } from "../../design/Button.tsx"
import { Alert } from "../../design/Alert.tsx"
import { TextArea } from "../../design/fields/TextArea.tsx"
import { useText } from "../../runtime/TextProvider.tsx"
import type { Translate } from "../../text/createTranslate.ts"
import { presentReason } from "../../text/presentReason.ts"
import type { Wishlists } from "./useWishlists.ts"
import styles from "./WishlistsView.module.css"

export interface WishlistDescriptionFormProps {
  readonly description: string
  readonly busy: boolean
  readonly error: Wishlists["error"]
  /** Resolves with whether the description was accepted; typed text stays until then. */
  readonly onDescription: (description: string) => Promise<boolean>
}

/** The description of a list. Text that is too long is not truncated; the field shows an error. */
export function WishlistDescriptionForm({ description, busy, error, onDescription }: WishlistDescriptionFormProps) {
  const t = useText()
  const [isSaved, setSaved] = useState(false)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const typed = new FormData(form).get("description")
    setSaved(false)
    const isTaken = await onDescription(typeof typed === "string" ? typed : "")
    setSaved(isTaken)
    if (!isTaken) form.querySelector("textarea")?.focus()
  }
  return (
    <details className={styles["tool"]}>
      <summary>{t("wishlists.describe")}</summary>
      <Alert tone="success" title={isSaved ? t("wishlists.descriptionSaved") : undefined} />
      <form className={styles["form"]} onSubmit={(event) => void submit(event)} noValidate>
        <TextArea
          label={t("wishlists.description")}
          name="description"
          rows={3}
          defaultValue={description}
          hint={t("wishlists.descriptionHint", { maximum: MAX_DESCRIPTION_LENGTH })}
          error={descriptionReason(error, t)}
        />
        <Button type="submit" variant="quiet" busy={busy}>
          {t("wishlists.describeSubmit")}
        </Button>
      </form>
    </details>
  )
}

/** The error text; the server may have additional rules. */
function descriptionReason(error: Wishlists["error"], t: Translate): string | undefined {
  if (error?._tag === "WishlistDescriptionTooLong") return t("validation.tooLong", { parameter: error.maximum })
  const refused =
    error?._tag === "BackendError" && error.reason._tag === "Rejected"
      ? error.reason.fields.find(({ field }) => field === "description")
      : undefined
  return refused === undefined ? undefined : presentReason(t, refused.rule)
}
