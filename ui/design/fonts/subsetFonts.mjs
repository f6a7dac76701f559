// Writes the font files beside this script from the packages they come from: `node ui/design/fonts/subsetFonts.mjs`.
// Western European letters, punctuation, currency signs and arrows; only the weights the design uses.
import { readFile, writeFile } from "node:fs/promises"
import { createRequire } from "node:module"
import subsetFont from "subset-font"

const require = createRequire(import.meta.url)
const range = (from, to) => Array.from({ length: to - from + 1 }, (_, step) => String.fromCodePoint(from + step)).join("")
const CHARACTERS = range(0x20, 0x7e) + range(0xa0, 0xff) + range(0x2010, 0x2015) + "ŒœŸ‘’‚“”„•…‹›€™←→−"
const FACES = [
  { source: "@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2", file: "newsreader-latin-wght-normal.woff2", wght: { min: 300, max: 600 } },
  { source: "@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2", file: "hanken-grotesk-latin-wght-normal.woff2", wght: { min: 400, max: 650 } },
]

for (const { source, file, wght } of FACES) {
  const whole = await readFile(require.resolve(source))
  const part = await subsetFont(whole, CHARACTERS, {
    targetFormat: "woff2", variationAxes: { wght }, noHinting: true,
    keepFeatures: ["ccmp", "calt", "kern", "liga", "locl", "mark", "mkmk", "rlig", "rvrn", "tnum", "lnum", "pnum", "case"],
  })
  await writeFile(new URL(file, import.meta.url), part)
  console.log(`${file}: ${whole.length} → ${part.length} bytes`)
}
