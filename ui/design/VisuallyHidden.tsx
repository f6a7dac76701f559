import type { ReactNode } from "react"
import styles from "./VisuallyHidden.module.css"

/** Words that are heard and not seen. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }) {
  return <span className={styles["hidden"]}>{children}</span>
}
