import styles from "./Swatch.module.css"

/**
 * A small round colour sample. A colour without a known hex value is written by its `name`, or drawn as an empty ring
 * where its name is beside it.
 */
export function Swatch({ hex, name }: { readonly hex?: string | undefined; readonly name?: string }) {
  if (hex === undefined && name !== undefined) return <span>{name}</span>
  return (
    <svg className={styles["swatch"]} viewBox="0 0 16 16" aria-hidden="true">
      <circle cx="8" cy="8" r="7.5" fill={hex ?? "none"} stroke="currentColor" strokeOpacity="0.35" />
      {hex === undefined && <path d="M3 13 13 3" stroke="currentColor" strokeOpacity="0.5" />}
    </svg>
  )
}
