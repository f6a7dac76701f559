/**
 * Seed of the random inputs of tests: the day as a number such as 20261126, so that inputs change every day and all
 * runs of one day agree. `TEST_SEED` repeats another day.
 */
export const DAILY_SEED = Number(process.env["TEST_SEED"] ?? new Date().toISOString().slice(0, 10).replaceAll("-", ""))
