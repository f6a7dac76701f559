import type { ReactNode } from "react"
import { useEffect, useRef } from "react"
import { Button } from "../../design/Button.tsx"
import { Icon } from "../../design/Icon.tsx"
import { Spinner } from "../../design/Spinner.tsx"
import { useText } from "../../runtime/TextProvider.tsx"
import styles from "./CheckoutSection.module.css"
import type { CheckoutStep } from "./checkoutState.ts"
import { CHECKOUT_STEPS } from "./checkoutState.ts"

export interface CheckoutSectionProps {
  readonly step: CheckoutStep
  readonly title: string
  /** The step that is open. */
  readonly open: CheckoutStep
  /** The read-only summary of a completed step. */
  readonly summary: ReactNode
  /** Disables changes while a payment is pending. */
  readonly locked: boolean
  readonly onChange: () => void
  readonly children: ReactNode
}

/** One step of the checkout: open, completed with a summary, or upcoming. */
export function CheckoutSection({ step, title, open, summary, locked, onChange, children }: CheckoutSectionProps) {
  const t = useText()
  const heading = useRef<HTMLHeadingElement>(null)
  const seen = useRef(open)
  const number = CHECKOUT_STEPS.indexOf(step)
  const isOpen = step === open
  const isDone = number < CHECKOUT_STEPS.indexOf(open)
  useEffect(() => {
    if (isOpen && seen.current !== open) heading.current?.focus()
    seen.current = open
  }, [isOpen, open])
  return (
    <section
      className={styles["section"]}
      aria-labelledby={`step-${step}`}
      data-state={isOpen ? "open" : isDone ? "done" : "ahead"}
    >
      <header className={styles["header"]}>
        <span className={styles["number"]} aria-hidden="true">
          {isDone ? <Icon name="check" /> : number + 1}
        </span>
        <h2 id={`step-${step}`} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {isDone && !locked && (
          <Button variant="plain" onClick={onChange} aria-label={t("checkout.changeStep", { step: title })}>
            {t("checkout.change")}
          </Button>
        )}
        {isOpen && <Spinner kind="current" />}
      </header>
      {isOpen && <div className={styles["body"]}>{children}</div>}
      {isDone && <div className={styles["summary"]}>{summary}</div>}
    </section>
  )
}
