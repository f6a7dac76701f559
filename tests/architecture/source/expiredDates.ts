const DATED = /\buntil (\d{4})-(\d{2})(?:-(\d{2}))?\b/g

/** The dates after the word "until" that have passed; a month is valid to its last day. */
export function expiredDates(text: string, now: number): readonly string[] {
  return [...text.matchAll(DATED)].flatMap(([found, year, month, day]) => {
    const end =
      day === undefined
        ? Date.UTC(Number(year), Number(month), 1)
        : Date.UTC(Number(year), Number(month) - 1, Number(day) + 1)
    return end <= now ? [found.slice("until ".length)] : []
  })
}
