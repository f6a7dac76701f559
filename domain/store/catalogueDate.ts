import { utcDate } from "../shared/utcDate.ts"

/**
 * The day a store's catalogue was last built, `2026-01-31`, from its `timestampBuildVersion` (specification, section
 * 3): seconds or milliseconds since 1970. `undefined` where the version is no such number.
 */
export function catalogueDate(buildVersion: string | undefined): string | undefined {
  if (buildVersion === undefined || !/^(?:[0-9]{9,10}|[0-9]{12,13})$/.test(buildVersion)) return undefined
  return utcDate(Number(buildVersion) * (buildVersion.length > 10 ? 1 : 1000))
}
