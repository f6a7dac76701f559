import type { FormEvent } from "react"
import { Button } from "../../design/Button.tsx"
import { Field } from "../../design/fields/Field.tsx"
import styles from "./WishlistsView.module.css"

export interface WishlistNameFormProps {
  readonly label: string
  readonly action: string
  readonly busy: boolean
  readonly name?: string
  /** Resolves with whether the name was accepted; typed text stays until then. */
  readonly onName: (name: string) => Promise<boolean>
}

/** The name of a list. The use-case validates it. */
export function WishlistNameForm({ label, action, busy, name, onName }: WishlistNameFormProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const typed = new FormData(form).get("name")
    void onName(typeof typed === "string" ? typed : "").then((done) => (done ? form.reset() : undefined))
  }
  return (
    <form className={styles["form"]} onSubmit={submit} noValidate>
      <Field label={label} name="name" maxLength={256} autoComplete="off" defaultValue={name} />
      <Button type="submit" variant="quiet" busy={busy}>
        {action}
      </Button>
    </form>
  )
}
