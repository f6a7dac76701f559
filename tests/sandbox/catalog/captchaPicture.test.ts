import sharp from "sharp"
import { expect, it } from "vitest"
import { drawCaptcha } from "../../../contracts/sandbox/captcha/drawCaptcha.ts"

const SIZE = { width: 240, height: 80 }
/**
 * Random bytes that are all the same, which puts lines and specks in one place; the rest of an edge is paper or a
 * letter.
 */
const RANDOM_VALUES = [0, 0.2, 0.4, 0.6, 0.8, 0.999]
/** Bound of the lines and specks. */
const MARGIN = 4

/** The darkest grey at the upper or lower edge. */
const darkestAtTheEdge = async (letters: string, randomValue: number): Promise<number> => {
  const { data, info } = await sharp(await drawCaptcha(letters, SIZE, () => randomValue))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const rows = [0, info.height - 1].map((row) =>
    data.subarray(row * info.width + MARGIN, (row + 1) * info.width - MARGIN),
  )
  return Math.min(...rows.flatMap((row) => [...row]))
}

it.each([..."ACDEFHJKMNPRTVXY"])("no random byte cuts off the letter %s at the edge of its picture", async (letter) => {
  for (const randomValue of RANDOM_VALUES)
    expect([randomValue, await darkestAtTheEdge(letter.repeat(6), randomValue)]).toEqual([
      randomValue,
      expect.closeTo(228, -1),
    ])
})
