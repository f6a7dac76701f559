/**
 * SELVEDGE in single strokes, each letter on a grid of 5 × 8 with a pitch of 7.6; drawn, so that no font is needed.
 */
const LETTERS = [
  "M5 1.2C4 -.4 .4 -.4 .3 2C.3 4.6 5 3.4 4.9 6C4.8 8.4 1 8.4 0 6.8",
  "M5 0H0V8H5M0 4H4",
  "M0 0V8H4.6",
  "M0 0L2.6 8L5.2 0",
  "M5 0H0V8H5M0 4H4",
  "M0 0V8H2C6 8 6 0 2 0Z",
  "M5 1.4C3.6 -.8 0 -.2 0 4C0 8.4 5 8.8 5 4.6H3",
  "M5 0H0V8H5M0 4H4",
]

/** The brand name, `width` wide, starting at x, y (top left). */
export const wordmark = (x: number, y: number, width: number, colour: string): string => {
  const scale = width / 58.2
  return (
    `<g transform="translate(${x} ${y}) scale(${Math.round(scale * 1000) / 1000})" fill="none" stroke="${colour}"` +
    ` stroke-width="1.15">` +
    LETTERS.map((d, index) => `<path d="${d}" transform="translate(${Math.round(index * 76) / 10} 0)"/>`).join("") +
    `</g>`
  )
}
