import { DAILY_SEED } from "./DAILY_SEED.ts"

/** Whether a position is in the part that is tested today: one of so many parts, and another on each day. */
export const isInPartOfToday = (position: number, parts: number): boolean => (position + DAILY_SEED) % parts === 0

/** The part of a list that is tested today: one of so many, and at each offset another. */
export const partOfToday = <Entry>(entries: readonly Entry[], parts: number, offset = 0): readonly Entry[] =>
  entries.filter((_, index) => isInPartOfToday(index + offset, parts))
