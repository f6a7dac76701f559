// Writes the font files beside this script from their npm packages: `node ui/design/fonts/subsetFonts.mjs`. One file,
// loaded by every page, holds Western European letters, punctuation, currency signs and arrows; a second one holds the
// other Latin letters of Europe (Polish, Czech, Hungarian, Turkish, Baltic) and is loaded only by pages that contain
// one of them. Includes only the weights the design uses.
import { readFile, writeFile } from "node:fs/promises"
import { createRequire } from "node:module"
import subsetFont from "subset-font"

const require = createRequire(import.meta.url)
const range = (from, to) =>
  Array.from({ length: to - from + 1 }, (_, step) => String.fromCodePoint(from + step)).join("")
const CHARACTERS = range(0x20, 0x7e) + range(0xa0, 0xff) + range(0x2010, 0x2015) + "ŒœŸ‘’‚“”„•…‹›€™←→−"
const EXTENDED = [...range(0x100, 0x17f)].filter((character) => !CHARACTERS.includes(character)).join("") + "ȘșȚț"
const FACES = [
  { family: "newsreader", wght: { min: 300, max: 600 } },
  { family: "hanken-grotesk", wght: { min: 400, max: 650 } },
].flatMap((face) => [
  { ...face, script: "latin", characters: CHARACTERS },
  { ...face, script: "latin-ext", characters: EXTENDED },
])

for (const { family, script, characters, wght } of FACES) {
  const file = `${family}-${script}-wght-normal.woff2`
  const whole = await readFile(require.resolve(`@fontsource-variable/${family}/files/${file}`))
  const part = await subsetFont(whole, characters, {
    targetFormat: "woff2",
    variationAxes: { wght },
    noHinting: true,
    keepFeatures: [
      "ccmp",
      "calt",
      "kern",
      "liga",
      "locl",
      "mark",
      "mkmk",
      "rlig",
      "rvrn",
      "tnum",
      "lnum",
      "pnum",
      "case",
    ],
  })
  await writeFile(new URL(file, import.meta.url), part)
  console.log(`${file}: ${whole.length} → ${part.length} bytes`)
}
