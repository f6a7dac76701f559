import type { ButtonHTMLAttributes } from "react"
import type { ButtonVariant } from "./buttonClass.ts"
import { buttonClass } from "./buttonClass.ts"
import { Spinner } from "./Spinner.tsx"

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly variant?: ButtonVariant
  /** An action is pending: shows the spinner and ignores further presses; the focus stays on the button. */
  readonly busy?: boolean
}

/** A button with the default type `button`, so that it submits a form only on request. */
export function Button({
  variant = "solid",
  busy = false,
  className,
  children,
  onClick,
  type = "button",
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass(variant, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={(event) => (busy ? event.preventDefault() : onClick?.(event))}
    >
      {children}
      {busy && <Spinner kind="running" />}
    </button>
  )
}
