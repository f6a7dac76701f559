import type { FormEvent, ReactNode } from "react"
import { useEffect, useState } from "react"
import { Button } from "../../design/Button.tsx"
import { Alert } from "../../design/Alert.tsx"
import { useText } from "../../runtime/TextProvider.tsx"
import { presentError } from "../../text/presentError.ts"
import styles from "./GiftCard.module.css"
import type { GiftCardForm } from "./useGiftCardForm.ts"

export interface CardFormProps {
  readonly form: GiftCardForm
  /** The action of the form without scripts. */
  readonly action: string | undefined
  readonly submit: string
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void
  readonly children: ReactNode
}

/** The form around the fields of a gift card; errors that belong to no field are shown below them. */
export function CardForm({ form: { formRef, busy, error }, action, submit, onSubmit, children }: CardFormProps) {
  const t = useText()
  // Before hydration the browser validates required fields.
  const [hydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])
  const message = error === undefined ? undefined : presentError(error, t)
  return (
    <form
      ref={formRef}
      className={styles["form"]}
      method="post"
      action={action}
      noValidate={hydrated}
      onSubmit={onSubmit}
    >
      {children}
      <Alert tone="problem" title={message?.title} details={message?.details}>
        {message !== undefined && <p>{message.text}</p>}
      </Alert>
      <Button type="submit" busy={busy}>
        {submit}
      </Button>
    </form>
  )
}
