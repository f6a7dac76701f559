import styles from "./Swatch.module.css"

/**
 * A small round colour sample. A colour without a known hex value is written by its `name`, or drawn as an empty ring
 * where its name is beside it.
 */
export function Swatch({ hex, name }: { readonly hex?: string | undefined; readonly name?: string }) {
  if (hex === undefined && name !== undefined) return <span>{name}</span>
  return (
    <svg className={styles["swatch"]} aria-hidden="true">
      <circle cx="50%" cy="50%" r="50%" fill={hex ?? "none"} />
      {hex === undefined && <path d="M2 10 10 2" stroke="currentColor" strokeOpacity="0.5" />}
    </svg>
  )
}
