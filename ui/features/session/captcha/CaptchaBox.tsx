import { useEffect, useId, useRef, useState } from "react"
import type { SolvedCaptcha } from "../../../../application/shared/SolvedCaptcha.ts"
import { useText } from "../../../runtime/TextProvider.tsx"
import styles from "./CaptchaField.module.css"
import { renderWidget } from "./renderWidget.ts"

interface CaptchaBoxProps {
  readonly siteKey: string
  readonly onSolved: (captcha: SolvedCaptcha | undefined) => void
  readonly onFailed: () => void
  readonly error: string | undefined
  readonly isAlone: boolean | undefined
}

/** The widget of the store's captcha service, whose script is loaded. */
export function CaptchaBox({ siteKey, onSolved, onFailed, error, isAlone }: CaptchaBoxProps) {
  const t = useText()
  const hintId = useId()
  const place = useRef<HTMLDivElement>(null)
  const listener = useRef({ onSolved, onFailed })
  const [state, setState] = useState<"empty" | "solved" | "expired">("empty")
  useEffect(() => {
    listener.current = { onSolved, onFailed }
  })
  useEffect(() => {
    // The service adds its own elements, so each widget gets a new element, which is removed with it.
    const element = document.createElement("div")
    place.current?.append(element)
    const isRendered = renderWidget(
      { element, siteKey, language: t.language, title: t("captcha.serviceTitle"), isDark: isDark() },
      {
        onResponse: (response) => {
          setState("solved")
          listener.current.onSolved({ response })
        },
        onExpired: () => {
          setState("expired")
          listener.current.onSolved(undefined)
        },
        onFailed: () => listener.current.onFailed(),
      },
    )
    if (!isRendered) listener.current.onFailed()
    return () => element.remove()
  }, [siteKey, t])
  const message = state === "solved" ? undefined : state === "expired" ? t("captcha.expired") : error
  return (
    <div role="group" aria-label={t("captcha.serviceTitle")} aria-describedby={hintId}>
      <div ref={place} className={styles["box"]} />
      <p role="status" className={message === undefined ? undefined : styles["error"]}>
        {message}
      </p>
      <p id={hintId} className={styles["hint"]}>
        {t(isAlone ? "captcha.singleUse" : "captcha.hint")}
      </p>
    </div>
  )
}

function isDark(): boolean {
  const { theme } = document.documentElement.dataset
  return theme === undefined ? matchMedia("(prefers-color-scheme: dark)").matches : theme === "dark"
}
