import styles from "./Button.module.css"
import { classNames } from "./classNames.ts"

/**
 * How much a button asks for: `solid` once per view, `quiet` beside it, `plain` as an underlined word, `icon` for a
 * sign alone.
 */
export type ButtonVariant = "solid" | "quiet" | "plain" | "icon"

/** The classes of a button, for a link that looks like one. */
export function buttonClass(variant: ButtonVariant = "solid", className?: string): string {
  return classNames(styles["button"], styles[variant], className)
}
