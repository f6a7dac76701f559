import type { FormEvent, ReactNode } from "react"
import { useEffect, useState } from "react"
import { Button } from "../../design/Button.tsx"
import { Notice } from "../../design/Notice.tsx"
import { useText } from "../../runtime/TextProvider.tsx"
import { presentError } from "../../text/presentError.ts"
import styles from "./GiftCard.module.css"
import type { GiftCardForm } from "./useGiftCardForm.ts"

export interface CardFormProps {
  readonly form: GiftCardForm
  /** Where the form goes without a script. */
  readonly action: string | undefined
  readonly submit: string
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void
  readonly children: ReactNode
}

/** The form around the fields of a gift card; below them stands what else kept it from being sent. */
export function CardForm({ form: { place, busy, error }, action, submit, onSubmit, children }: CardFormProps) {
  const t = useText()
  // Until then the browser itself asks for what is missing.
  const [alive, setAlive] = useState(false)
  useEffect(() => setAlive(true), [])
  const said = error === undefined ? undefined : presentError(error, t)
  return (
    <form ref={place} className={styles["form"]} method="post" action={action} noValidate={alive} onSubmit={onSubmit}>
      {children}
      <Notice tone="problem" title={said?.title} details={said?.details}>
        {said !== undefined && <p>{said.text}</p>}
      </Notice>
      <Button type="submit" busy={busy}>
        {submit}
      </Button>
    </form>
  )
}
