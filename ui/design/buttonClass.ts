import styles from "./Button.module.css"
import { classNames } from "./classNames.ts"

/**
 * The emphasis of a button: `solid` once per view, `quiet` beside it, `plain` as an underlined word, `icon` for an icon
 * alone.
 */
export type ButtonVariant = "solid" | "quiet" | "plain" | "icon"

/** Returns the classes of a button, for links that look like one. */
export function buttonClass(variant: ButtonVariant = "solid", className?: string): string {
  return classNames(styles["button"], styles[variant], className)
}
