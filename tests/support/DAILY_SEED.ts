/**
 * What random inputs of tests begin with: the day as a number such as 20261126, so that each day tries others and all
 * runs of a day the same; `TEST_SEED` repeats those of another day.
 */
export const DAILY_SEED = Number(process.env["TEST_SEED"] ?? new Date().toISOString().slice(0, 10).replaceAll("-", ""))
