import { utcDate } from "../shared/utcDate.ts"

/**
 * Returns the day of a store's last catalogue build, `2026-01-31`, from its `timestampBuildVersion` (S3):
 * seconds or milliseconds since 1970. Returns `undefined` when the version is no such number.
 */
export function catalogueDate(buildVersion: string | undefined): string | undefined {
  if (buildVersion === undefined || !/^(?:[0-9]{9,10}|[0-9]{12,13})$/.test(buildVersion)) return undefined
  return utcDate(Number(buildVersion) * (buildVersion.length > 10 ? 1 : 1000))
}
