import { mark, part } from "./Figure.ts"
import type { Figure, Layer, Sketch } from "./Figure.ts"
import { mirrored } from "./outline.ts"
import { button, seam, stitch } from "./trims.ts"
import { wordmark } from "./wordmark.ts"

const beanie = (): readonly Layer[] => {
  const dome = mirrored([
    [0, -112],
    [46, -104],
    [82, -62],
    [92, 0],
    [92, 30, 1],
    [0, 36],
  ])
  const cuff = mirrored([
    [0, 4],
    [60, 1],
    [95, -6, 1],
    [97, 46, 1],
    [60, 55],
    [0, 58],
  ])
  return [
    part(dome, {
      cloth: "rib",
      volume: 1,
      folds: [
        { from: [-20, -104], to: [-60, 0], width: 7, bend: -10, depth: 0.8 },
        { from: [22, -104], to: [54, 0], width: 7, bend: 10, depth: 0.8 },
        { from: [0, -110], to: [4, -20], width: 6, bend: 3, depth: 0.7 },
      ],
    }),
    part(cuff, { cloth: "rib", volume: 1, lift: 3.4 }),
    mark(
      `<rect x="38" y="16" width="26" height="16" fill="#f3eee4"/>${wordmark(41, 22, 20, "#3a3530")}` +
        `<path d="M38 31h26" stroke="#c8202b" stroke-width="1.2"/>`,
    ),
  ]
}

const bucket = (sketch: Sketch): readonly Layer[] => {
  const { palette } = sketch
  const crown = mirrored([
    [0, -96],
    [52, -92],
    [66, -84, 1],
    [74, -30],
    [80, 8, 1],
    [0, 22],
  ])
  const brim = mirrored([
    [0, 16],
    [60, 8],
    [80, 2, 1],
    [112, 38],
    [126, 62, 1],
    [70, 86],
    [0, 92],
  ])
  const rows = [26, 38, 50, 62, 74]
    .map((y, index) =>
      stitch(
        palette,
        `M${-(88 + index * 8)} ${y - 11 - index * 1.4}Q0 ${y + 22 - index * 2} ${88 + index * 8} ` +
          `${y - 11 - index * 1.4}`,
      ),
    )
    .join("")
  return [
    part(crown, {
      volume: 1,
      folds: [
        { from: [-60, -70], to: [-40, 6], width: 7, bend: 8, depth: 0.8 },
        { from: [50, -78], to: [40, 10], width: 7, bend: -8, depth: 0.7 },
      ],
    }),
    mark(
      seam(palette, "M-65 -83Q0 -70 65 -83", 0.8),
      stitch(palette, "M-66 -79Q0 -66 66 -79"),
      seam(palette, "M0 -73V18", 0.5),
      button(palette, -36, -34, 2.6, "#8d8578"),
      button(palette, -24, -31, 2.6, "#8d8578"),
    ),
    part(brim, { volume: 0.7, lift: 2.4, grain: 4 }),
    mark(rows),
  ]
}

const brimmed = (sketch: Sketch): readonly Layer[] => {
  const { palette } = sketch
  const crown = mirrored([
    [0, -88],
    [24, -96],
    [54, -90],
    [68, -66],
    [75, -20],
    [80, 14, 1],
    [0, 26],
  ])
  const band = mirrored([
    [0, 6],
    [50, 1],
    [77, -12, 1],
    [80.5, 14, 1],
    [50, 23],
    [0, 27],
  ])
  const brim = mirrored([
    [0, -6],
    [70, -10],
    [120, 4],
    [150, 26],
    [142, 40],
    [88, 52],
    [0, 58],
  ])
  return [
    part(brim, { volume: 0.7, folds: [{ from: [-140, 24], to: [-40, 44], width: 6, bend: 6, depth: 0.7 }] }),
    mark(
      stitch(palette, "M-145 28C-138 38 -86 48 0 53C86 48 138 38 145 28"),
      `<ellipse cx="6" cy="28" rx="92" ry="13" fill="${palette.deep}" opacity=".5" filter="url(#near)"/>`,
    ),
    part(crown, {
      volume: 1,
      lift: 2,
      folds: [
        { from: [-30, -92], to: [-6, -48], width: 9, bend: 4 },
        { from: [30, -94], to: [8, -50], width: 9, bend: -4 },
        { from: [-62, -60], to: [-52, 0], width: 7, bend: 4, depth: 0.6 },
      ],
    }),
    part(band, { cloth: "accent", volume: 0.7, lift: 1 }),
    mark(seam(palette, "M-62 -10L-56 20", 0.7)),
  ]
}

const cap = (sketch: Sketch): readonly Layer[] => {
  const { palette, view } = sketch
  const dome = mirrored([
    [0, -92],
    [46, -84],
    [78, -48],
    [88, 0],
    [88, 26, 1],
    [0, 36],
  ])
  const peak = mirrored([
    [0, 22],
    [60, 18],
    [90, 14, 1],
    [98, 40],
    [76, 66],
    [0, 80],
  ])
  const panels = mark(
    seam(palette, "M0 -92V30", 0.7),
    seam(palette, "M0 -92C-44 -76 -62 -30 -62 26", 0.7),
    seam(palette, "M0 -92C44 -76 62 -30 62 26", 0.7),
    button(palette, 0, -92, 6, palette.shade),
    ...[-44, 44].map(
      (x) => `<circle cx="${x}" cy="-36" r="3" fill="none" stroke="${palette.thread}" stroke-width="1.6"/>`,
    ),
  )
  const shell = part(dome, {
    volume: 1,
    folds: [
      { from: [-70, -40], to: [-50, 20], width: 8, bend: 8, depth: 0.6 },
      { from: [30, -80], to: [40, 10], width: 8, bend: -4, depth: 0.6 },
    ],
  })
  if (view === "back")
    return [
      shell,
      panels,
      part(
        mirrored([
          [0, -12],
          [22, -6],
          [30, 14],
          [30, 32, 1],
          [0, 38],
        ]),
        { cloth: "lining", volume: 0 },
      ),
      part(
        mirrored([
          [0, 20],
          [60, 16],
          [88, 8, 1],
          [88, 26, 1],
          [60, 33],
          [0, 36],
        ]),
        { volume: 0.7, lift: 1.6 },
      ),
    ]
  return [
    shell,
    panels,
    mark(
      `<rect x="-20" y="-20" width="40" height="19" fill="#f3eee4"/>${wordmark(-15.5, -14, 31, "#3a3530")}` +
        `<path d="M-20 -2.4h40" stroke="#c8202b" stroke-width="1.3"/>`,
    ),
    part(peak, { volume: 0.8, lift: 3 }),
    mark(
      ...[0, 8, 16, 24].map((inset) =>
        stitch(
          palette,
          `M${-92 + inset * 1.4} ${24 + inset * 0.3}C${-94 + inset * 1.6} ${58 - inset} ${-60 + inset} ` +
            `${74 - inset} 0 ${75 - inset}C${60 - inset} ${74 - inset} ${94 - inset * 1.6} ${58 - inset} ` +
            `${92 - inset * 1.4} ${24 + inset * 0.3}`,
        ),
      ),
    ),
  ]
}

const hatOf = (sketch: Sketch): readonly Layer[] => {
  switch (sketch.drawing.length) {
    case "cropped":
    case "short":
      return beanie()
    case "regular":
      return cap(sketch)
    case "midi":
      return bucket(sketch)
    case "long":
      return brimmed(sketch)
  }
}

/** Hats, by length: a beanie (short), a cap (regular), a bucket hat (midi) and a wide brim (long). */
export const hatFigure = (sketch: Sketch): Figure => ({ isUpright: sketch.view !== "flat", layers: hatOf(sketch) })
