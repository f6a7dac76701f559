import type { ReactNode } from "react"
import { useEffect, useId, useRef, useState } from "react"
import { Button } from "../../design/Button.tsx"
import { Alert } from "../../design/Alert.tsx"
import { useText } from "../../runtime/TextProvider.tsx"
import styles from "./Setting.module.css"

export interface SettingProps {
  readonly title: string
  /** The current value. */
  readonly value: ReactNode
  readonly hint?: string | undefined
  /** The label of the button; `add` if there is no value yet. */
  readonly action?: "change" | "add"
  /** Renders the form; `done` closes it and shows a confirmation. Absent for read-only settings. */
  readonly form?: (done: (confirmation?: string) => void) => ReactNode
}

/** One setting of the account, with a form that opens on demand. */
export function Setting({ title, value, hint, action = "change", form }: SettingProps) {
  const t = useText()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const [message, setMessage] = useState<string>()
  const openButton = useRef<HTMLButtonElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    if (isOpen) body.current?.querySelector<HTMLElement>("input, select, button")?.focus()
    else if (wasOpen.current) openButton.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  const done = (confirmation = t("account.saved")) => {
    setMessage(confirmation)
    setOpen(false)
  }
  const open = () => {
    setMessage(undefined)
    setOpen(true)
  }
  return (
    <section className={styles["setting"]} aria-labelledby={id}>
      <div className={styles["head"]}>
        <h2 id={id} className={styles["title"]}>
          {title}
        </h2>
        {!isOpen && <div className={styles["value"]}>{value}</div>}
        {form !== undefined && !isOpen && (
          <button
            ref={openButton}
            type="button"
            className={styles["opener"]}
            aria-label={t(action === "add" ? "account.addNamed" : "account.changeNamed", { what: title })}
            onClick={open}
          >
            {t(action === "add" ? "account.add" : "account.change")}
          </button>
        )}
      </div>
      {hint !== undefined && <p className={styles["hint"]}>{hint}</p>}
      <Alert tone="success" title={message} />
      {form !== undefined && isOpen && (
        <div ref={body} className={styles["body"]}>
          {form(done)}
          <Button variant="plain" onClick={() => setOpen(false)}>
            {t("account.cancel")}
          </Button>
        </div>
      )}
    </section>
  )
}
