import styles from "./Swatch.module.css"

/** A colour as a small round of cloth; a colour the catalogue does not know is an empty ring. Its name stands beside it, or in `label`. */
export function Swatch({ hex, label }: { readonly hex?: string | undefined; readonly label?: string }) {
  const said = label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label }
  return (
    <svg className={styles["swatch"]} viewBox="0 0 16 16" {...said}>
      <circle cx="8" cy="8" r="7.5" fill={hex ?? "none"} stroke="currentColor" strokeOpacity="0.35" />
      {hex === undefined && <path d="M3 13 13 3" stroke="currentColor" strokeOpacity="0.5" />}
    </svg>
  )
}
