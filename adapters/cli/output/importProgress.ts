import type { ImportProgress } from "../../../application/catalog/import/ImportOptions.ts"

/** Returns progress, speed and remaining time of an import as one line. `share` is from 0 to 1. */
export function importProgress({ rows, products }: ImportProgress, seconds: number, share: number): string {
  const rate = Math.round(rows / Math.max(seconds, 0.001))
  const rest = share <= 0 || share >= 1 ? undefined : Math.round((seconds / share) * (1 - share))
  return (
    `${Math.floor(Math.min(1, share) * 100)} %  ${products} products, ${rows} rows, ${rate} ` +
    `rows/s${rest === undefined ? "" : `, about ${duration(rest)} left`}`
  )
}

function duration(seconds: number): string {
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`
}
