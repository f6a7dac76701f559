import { positiveSetting } from "../shared/positiveSetting.ts"

/** Days of the right of withdrawal in a store from `WITHDRAWAL_DAYS`; undefined for a store without it. */
export function withdrawalDays(configuration: Readonly<Record<string, string>>): number | undefined {
  return positiveSetting(configuration, "WITHDRAWAL_DAYS")
}
