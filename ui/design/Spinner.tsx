import styles from "./Spinner.module.css"

export type SpinnerProps =
  /** Something is under way and nobody knows how long. */
  | { readonly kind: "running" }
  /** The current one among several. The parent must be positioned. */
  | { readonly kind: "current" }
  /** Part of a whole that is done. */
  | { readonly kind: "progress"; readonly value: number; readonly max: number; readonly label: string }

/** The red thread: one thin line for progress and the current item. What it says is also said in words or ARIA. */
export function Spinner(props: SpinnerProps) {
  if (props.kind === "progress")
    return <progress className={styles["progress"]} value={props.value} max={props.max} aria-label={props.label} />
  return <span className={styles[props.kind]} aria-hidden="true" />
}
