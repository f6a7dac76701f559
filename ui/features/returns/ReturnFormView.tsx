import type { FormEvent } from "react"
import { useEffect, useRef, useState } from "react"
import type { ReturnForm, ReturnFormStep } from "../../../application/returns/ReturnPages.ts"
import { RETURN_FORM_STEPS } from "../../../application/returns/ReturnPages.ts"
import type { PageAddress } from "../../../domain/navigation/PageAddress.ts"
import type { BackendError } from "../../../application/shared/BackendError.ts"
import { useCommand } from "../../commands/useCommand.ts"
import { useCommands } from "../../commands/useCommands.tsx"
import type { CommandDefect } from "../../runtime/CommandResult.ts"
import { useNavigation } from "../../runtime/NavigationProvider.tsx"
import { PageLink } from "../../runtime/PageLink.tsx"
import { useText } from "../../runtime/TextProvider.tsx"
import { useOrderPages } from "../../runtime/pages/useOrderPages.ts"
import { dayRange } from "../shared/dates/dayRange.ts"
import { ItemsStep } from "./ItemsStep.tsx"
import { MethodStep } from "./MethodStep.tsx"
import { summarizeErrors } from "./presentFieldError.ts"
import { ReturnsAlert } from "./ReturnsAlert.tsx"
import styles from "./Returns.module.css"
import { ReviewStep } from "./ReviewStep.tsx"
import { submittedFields, useFormAction } from "./submittedFields.ts"

export interface ReturnFormViewProps {
  readonly form: ReturnForm
  readonly address: PageAddress
}

/** Beginnings of the names of the fields that a step shows; those of other steps are hidden inputs. */
const STEP_FIELDS: Readonly<Record<ReturnFormStep, readonly string[]>> = {
  items: ["return.", "quantity.", "reason.", "comment.", "exchange."],
  method: ["method", "boxes", "pickupDate", "destination", "bank.", "advanced"],
  review: [],
}
const UNSENT = ["go", "attemptKey"]

const STEPS = { items: ItemsStep, method: MethodStep, review: ReviewStep } as const

/** Returns or exchanges items of an order in steps; each is an ordinary form until hydration. */
export function ReturnFormView({ form: initial, address }: ReturnFormViewProps) {
  const t = useText()
  const orders = useOrderPages()
  const { go } = useNavigation()
  const { returns } = useCommands()
  const command = useCommand<BackendError | CommandDefect>()
  const [form, setForm] = useState(initial)
  const action = useFormAction(address)
  const element = useRef<HTMLFormElement>(null)
  const { guestToken } = address.parameters
  const { step, fields, errors, orderId } = form
  useEffect(() => {
    if (form === initial) return
    const invalid = element.current?.querySelector<HTMLElement>("[aria-invalid]")
    const heading = element.current?.querySelector<HTMLElement>("[data-step]")
    ;(invalid ?? heading)?.focus()
    if (invalid === null || invalid === undefined) heading?.scrollIntoView({ block: "nearest" })
  }, [form, initial])
  const answer = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const entered = submittedFields(event)
    const result = await command.run(() => returns.answerForm(orderId, entered, guestToken))
    if (result === undefined) return
    const { submittedId } = result.value
    if (submittedId === undefined) return setForm(result.value)
    const detail = orders.returns({ orderId, guestToken }, submittedId)
    go({ ...detail, parameters: { ...detail.parameters, done: "submitted" } })
  }
  const Step = STEPS[step]
  const canReturn = form.lines.some(({ units }) => units > 0)
  const hidden = Object.entries(fields).filter(
    ([name]) => !UNSENT.includes(name) && !STEP_FIELDS[step].some((start) => name.startsWith(start)),
  )
  return (
    <div className={styles["page"]}>
      <header className={styles["header"]}>
        <h1>{t("returns.title")}</h1>
        <p>
          <PageLink to={orders.order({ orderId, guestToken })}>{t("returns.order", { id: orderId })}</PageLink>
        </p>
        <p className={styles["lead"]}>
          {t(form.isOpen ? "returns.until" : "returns.closed", { date: dayRange(t.language, form.lastDay, undefined) })}
        </p>
        {!canReturn && form.isOpen && <p>{t("returns.nothingLeft")}</p>}
      </header>
      <form
        ref={element}
        className={styles["form"]}
        method="post"
        action={action}
        noValidate
        onSubmit={(event) => void answer(event)}
      >
        {canReturn && (
          <ol className={styles["steps"]} aria-label={t("returns.steps")}>
            {RETURN_FORM_STEPS.map((name) => (
              <li key={name} aria-current={name === step ? "step" : undefined}>
                <span {...(name === step ? { "data-step": "", tabIndex: -1 } : {})}>{t(`returns.step.${name}`)}</span>
              </li>
            ))}
          </ol>
        )}
        <ReturnsAlert error={command.error} isUnavailable={form.isUnavailable} texts={summarizeErrors(errors, t)} />
        {hidden.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {canReturn ? <Step key={step} form={form} busy={command.busy} /> : <ItemList form={form} />}
      </form>
    </div>
  )
}

/** The items of an order without anything to return, each with the reason. */
function ItemList({ form: { lines } }: { readonly form: ReturnForm }) {
  const t = useText()
  return (
    <ul className={styles["lines"]}>
      {lines.map(({ item, refused }) => (
        <li key={item.id} className={styles["row"]}>
          <span className={styles["name"]}>{item.name}</span>
          {refused !== undefined && <span className={styles["soft"]}>{t(`returns.refused.${refused}`)}</span>}
        </li>
      ))}
    </ul>
  )
}
