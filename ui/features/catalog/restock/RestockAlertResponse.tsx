import type { FormEvent } from "react"
import type { RestockAlertPage, PlainCaptcha } from "../../../../application/catalog/restock/RestockAlertPage.ts"
import type { RestockAlertOutcome } from "../../../../domain/catalog/stock/restockAlertStep.ts"
import { Button } from "../../../design/Button.tsx"
import type { CaptchaSlot } from "../../../runtime/CaptchaSlot.ts"
import { useText } from "../../../runtime/TextProvider.tsx"
import { useProductActionForm } from "../../../runtime/useProductActionForm.ts"
import styles from "./RestockAlert.module.css"
import { RestockAlertError } from "./RestockAlertError.tsx"
import { PlainCaptchaField } from "../../shared/PlainCaptchaField.tsx"

export interface RestockAlertResponseProps {
  /** The purpose of the link in the email; the other answer is offered beside it. */
  readonly answer: "confirm" | "leave"
  readonly parameters: Readonly<Record<string, string>>
  readonly action: string | undefined
  readonly captcha: CaptchaSlot
  readonly plainCaptcha?: PlainCaptcha | undefined
  readonly refused?: RestockAlertPage["refused"] | undefined
  readonly onOutcome: (outcome: RestockAlertOutcome) => void
}

const HELD = ["mfname", "colorId", "email", "hash"] as const

/**
 * Confirms or cancels a restock alert from the link in an email. It requires a press, so that email scanners that
 * follow links have no effect. The answer the link was for is emphasized.
 */
export function RestockAlertResponse({
  answer,
  parameters,
  action,
  captcha,
  plainCaptcha,
  refused,
  onOutcome,
}: RestockAlertResponseProps) {
  const t = useText()
  const form = useProductActionForm(refused === "captcha")
  const { email = "", hash = "" } = parameters
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { submitter } = event.nativeEvent instanceof SubmitEvent ? event.nativeEvent : { submitter: null }
    const wish = submitter instanceof HTMLButtonElement && submitter.value !== answer ? submitter.value : answer
    const result = await form.ask((commands, solved) =>
      commands.respondToRestockEmail(wish === "leave" ? "leave" : "confirm", email, hash, solved),
    )
    if (result !== undefined) onOutcome(result.value)
  }
  const other = answer === "confirm" ? "leave" : "confirm"
  return (
    <form
      ref={form.place}
      className={styles["form"]}
      method="post"
      action={action}
      onSubmit={(event) => void submit(event)}
    >
      <RestockAlertError error={form.error} refused={refused} />
      <p className={styles["intro"]}>
        <bdi dir="ltr">{email}</bdi>
      </p>
      {HELD.map((name) =>
        parameters[name] === undefined ? null : <input key={name} type="hidden" name={name} value={parameters[name]} />,
      )}
      {plainCaptcha !== undefined && (
        <noscript>
          <PlainCaptchaField captcha={plainCaptcha} />
        </noscript>
      )}
      {form.captcha.field(captcha)}
      <Button type="submit" name="wish" value={answer} busy={form.busy}>
        {t(`restockAlerts.answer.${answer}`)}
      </Button>
      <Button type="submit" variant="quiet" name="wish" value={other} busy={form.busy}>
        {t(`restockAlerts.answer.${other}`)}
      </Button>
    </form>
  )
}
