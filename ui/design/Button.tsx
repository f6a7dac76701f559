import type { ButtonHTMLAttributes } from "react"
import type { ButtonVariant } from "./buttonClass.ts"
import { buttonClass } from "./buttonClass.ts"
import { Spinner } from "./Spinner.tsx"

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly variant?: ButtonVariant
  /** What was asked is under way: the thread runs, further presses do nothing, and the focus stays where it is. */
  readonly busy?: boolean
}

/** A button. Without a `type` it does not submit. */
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
