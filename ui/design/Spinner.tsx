import styles from "./Spinner.module.css"

export type SpinnerProps =
  /** Indeterminate progress. */
  | { readonly kind: "running" }
  /** The current one among several. The parent must be positioned. */
  | { readonly kind: "current" }
  /** The completed share of a whole. */
  | { readonly kind: "progress"; readonly value: number; readonly max: number; readonly label: string }

/** One thin accent line for progress and the current item. The same information is always given in text or ARIA. */
export function Spinner(props: SpinnerProps) {
  if (props.kind === "progress")
    return <progress className={styles["progress"]} value={props.value} max={props.max} aria-label={props.label} />
  return <span className={styles[props.kind]} aria-hidden="true" />
}
