import { mark, part } from "./Figure.ts"
import type { Figure, Layer, Sketch } from "./Figure.ts"
import { mirrored } from "./outline.ts"
import type { Knot } from "./outline.ts"
import { rivet, seam, stitch } from "./trims.ts"
import { wordmark } from "./wordmark.ts"

const handle = (sketch: Sketch, half: number, top: number, rise: number, width: number, behind: boolean): string => {
  const { palette, drawing } = sketch
  const colour = drawing.fabric === "leather" ? palette.shade : "#8a5a34"
  const d =
    `M${-half} ${top + 34}L${-half + 2} ${top}C${-half + 6} ${top - rise} ${half - 6} ${top - rise} ${half - 2} ` +
    `${top}L${half} ${top + 34}`
  const shift = behind ? `transform="translate(4 -7)" opacity=".85"` : ""
  return (
    `<g ${shift} fill="none" stroke-linejoin="round">` +
    `<path d="${d}" stroke="#1c120b" stroke-width="${width + 1}" stroke-opacity=".3" transform="translate(2 3)"/>` +
    `<path d="${d}" stroke="${behind ? palette.deep : colour}" stroke-width="${width}"/>` +
    `<path d="${d}" stroke="#fff" stroke-opacity=".22" stroke-width="${width * 0.3}" transform="translate(-1.4 -1)"/>` +
    `<path d="${d}" stroke="#e9d3b2" stroke-opacity=".7" stroke-width=".6" stroke-dasharray="2 1.2"` +
    ` transform="translate(0 ${-width * 0.1})"/></g>`
  )
}

const tote = (sketch: Sketch): readonly Layer[] => {
  const { palette, view } = sketch
  const body = mirrored([
    [0, 1],
    [60, -1],
    [112, 0, 1],
    [116, 90],
    [108, 202, 1],
    [100, 210],
    [0, 214],
  ])
  return [
    mark(handle(sketch, 46, 4, 150, 10, true)),
    part(
      mirrored([
        [0, -7],
        [100, -6],
        [112, 0, 1],
        [60, 6],
        [0, 8],
      ]),
      { cloth: "lining", volume: 0 },
    ),
    part(body, {
      volume: 0.6,
      folds: [
        { from: [-110, 20], to: [-30, 120], width: 9, bend: -12, depth: 0.8 },
        { from: [108, 30], to: [40, 150], width: 9, bend: 10, depth: 0.8 },
        { from: [-90, 206], to: [-20, 150], width: 8, bend: 7, depth: 0.7 },
      ],
    }),
    mark(
      stitch(palette, "M-112 9Q0 12 112 9"),
      stitch(palette, "M-112 12.4Q0 15.4 112 12.4"),
      seam(palette, "M-109 188Q0 196 109 188", 0.8),
      stitch(palette, "M-109 185Q0 193 109 185"),
      handle(sketch, 46, 4, 138, 10, false),
    ),
    mark(...[-1, 1].map((s) => rivet(s * 46, 22) + rivet(s * 46, 32))),
    mark(
      view === "back"
        ? ""
        : `<rect x="-21" y="74" width="42" height="22" fill="#f3eee4"/>${wordmark(-16, 81, 32, "#3a3530")}` +
            `<path d="M-21 94.5h42" stroke="#c8202b" stroke-width="1.2"/>`,
    ),
  ]
}

const satchel = (sketch: Sketch): readonly Layer[] => {
  const { palette, view } = sketch
  const body: readonly Knot[] = mirrored([
    [0, 0],
    [74, 2],
    [90, 16],
    [97, 120],
    [90, 146],
    [0, 152],
  ])
  const flap = mirrored([
    [0, -6],
    [72, -4],
    [92, 12],
    [96, 62],
    [78, 92],
    [0, 100],
  ])
  const strap = "M-90 14C-116 -130 116 -130 90 14"
  const clasp =
    `<rect x="-9" y="86" width="18" height="24" rx="2.5" fill="#a8823c"/>` +
    `<rect x="-9" y="86" width="18" height="24" rx="2.5" fill="url(#button)"/>` +
    `<rect x="-4.6" y="92" width="9.2" height="9" rx="2" fill="#3c2c12" fill-opacity=".6"/>`
  return [
    mark(
      `<g fill="none"><path d="${strap}" stroke="#000" stroke-opacity=".22" stroke-width="9"` +
        ` transform="translate(4 6)"/><path d="${strap}" stroke="${palette.shade}" stroke-width="8"/>` +
        `<path d="${strap}" stroke="${palette.glint}" stroke-opacity=".5" stroke-width="2"` +
        ` transform="translate(-1 -1.4)"/>${stitch(palette, strap)}</g>`,
    ),
    part(body, { volume: 0.9, folds: [{ from: [-92, 120], to: [20, 142], width: 5, bend: -4, depth: 0.6 }] }),
    mark(stitch(palette, "M-92 118C-88 140 -84 143 0 147C84 143 88 140 92 118")),
    ...(view === "back"
      ? [mark(seam(palette, "M-70 40H70V110Q0 118 -70 110Z", 0.6), stitch(palette, "M-67 43H67V107Q0 115 -67 107Z"))]
      : [
          part(flap, {
            lift: 3.4,
            volume: 0.8,
            folds: [{ from: [-80, 8], to: [40, 20], width: 7, bend: 8, depth: -0.6 }],
          }),
          mark(stitch(palette, "M-92 58C-84 84 -76 91 0 95.6C76 91 84 84 92 58"), clasp),
        ]),
    mark(
      ...[-1, 1].map((s) => `<circle cx="${s * 90}" cy="15" r="6.5" fill="none" stroke="#a8823c" stroke-width="2.6"/>`),
    ),
  ]
}

const backpack = (sketch: Sketch): readonly Layer[] => {
  const { palette, view } = sketch
  const body = mirrored([
    [0, -118],
    [56, -114],
    [88, -84],
    [96, -20],
    [98, 92],
    [84, 114],
    [0, 118],
  ])
  const pocket = mirrored([
    [0, 10],
    [58, 8],
    [70, 20, 1],
    [72, 92],
    [58, 106],
    [0, 108],
  ])
  const strap = (s: number): string => `M${s * 34} -104C${s * 62} -70 ${s * 66} 10 ${s * 78} 104`
  const loop = "M-22 -114C-22 -152 22 -152 22 -114"
  const webbing = (d: string, width: number): string =>
    `<g fill="none"><path d="${d}" stroke="#000" stroke-opacity=".3" stroke-width="${width + 2}"` +
    ` transform="translate(2 3)"/><path d="${d}" stroke="${palette.shade}" stroke-width="${width}"/>` +
    `<path d="${d}" stroke="${palette.glint}" stroke-opacity=".35" stroke-width="${width * 0.3}"` +
    ` transform="translate(-2 -1)"/>${stitch(palette, d)}</g>`
  const shell = part(body, {
    volume: 0.9,
    folds: [
      { from: [-90, -20], to: [-30, 40], width: 8, bend: -8, depth: 0.7 },
      { from: [88, -40], to: [50, 60], width: 8, bend: 8, depth: 0.7 },
    ],
  })
  if (view === "back")
    return [
      mark(webbing(loop, 8)),
      shell,
      mark(seam(palette, "M-70 -92H70", 0.5), webbing(strap(-1), 20), webbing(strap(1), 20)),
    ]
  return [
    mark(webbing(loop, 8)),
    shell,
    mark(
      `<g transform="translate(0 -18)"><path d="M-82 6C-74 -70 74 -70 82 6" fill="none" stroke="${palette.deep}"` +
        ` stroke-width="7" stroke-opacity=".7"/><path d="M-82 6C-74 -70 74 -70 82 6" fill="none" stroke="#cfc7b8"` +
        ` stroke-width="3.4" stroke-dasharray="1.2 1"/>` +
        `<rect x="66" y="-34" width="5" height="20" rx="2" fill="#cfc5b2" transform="rotate(-24 68 -30)"/></g>`,
    ),
    part(pocket, { lift: 3, volume: 0.6, folds: [{ from: [-60, 90], to: [20, 40], width: 7, bend: 6, depth: 0.6 }] }),
    mark(
      stitch(palette, "M-66 26C-66 90 -60 100 0 104C60 100 66 90 66 26"),
      `<path d="M-60 22H60" stroke="${palette.deep}" stroke-width="6" stroke-opacity=".7"/>` +
        `<path d="M-60 22H60" stroke="#cfc7b8" stroke-width="3" stroke-dasharray="1.2 1"/>` +
        `<rect x="-20" y="52" width="40" height="20" fill="#f3eee4"/>${wordmark(-15.5, 58, 31, "#3a3530")}` +
        `<path d="M-20 70.6h40" stroke="#c8202b" stroke-width="1.3"/>`,
    ),
  ]
}

const bagOf = (sketch: Sketch): readonly Layer[] => {
  switch (sketch.drawing.length) {
    case "long":
      return tote(sketch)
    case "midi":
      return backpack(sketch)
    default:
      return satchel(sketch)
  }
}

/** Bags, by size: a tote (long), a backpack (midi), a flap bag (regular and below). */
export const bagFigure = (sketch: Sketch): Figure => ({
  isUpright: sketch.view !== "flat",
  headroom: sketch.drawing.length === "long" ? 122 : sketch.drawing.length === "midi" ? 30 : 96,
  layers: bagOf(sketch),
})
