const OPENING = "<!--soft-->"
const CLOSING = "<!--/soft-->"

/**
 * Marks a layer of wide blurs, which has no detail: `rasterize` draws it at a fraction of the size, since the cost of a
 * blur grows with its pixels. A picture of several garments has one for each.
 */
export const softLayer = (svg: string): string => `${OPENING}${svg}${CLOSING}`

/**
 * The soft layers of a document, each as a document of its own, and the whole one with a picture in the place of each,
 * in their order.
 */
export const divideAtSoftLayers = (
  svg: string,
): { readonly layers: readonly string[]; readonly withPictures: (hrefs: readonly string[]) => string } => {
  const [, root = "", width = "", height = ""] = /^(<svg [^>]*viewBox="0 0 (\d+) (\d+)"[^>]*>)/.exec(svg) ?? []
  const definitions = Array.from(svg.matchAll(/<filter .*?<\/filter>/gs), ([filter]) => filter).join("")
  const [start = "", ...parts] = svg.split(OPENING)
  const divided = parts.map((part) => part.split(CLOSING))
  return {
    layers: divided.map(([content = ""]) => `${root}<defs>${definitions}</defs>${content}</svg>`),
    withPictures: (hrefs) => {
      const pictures = hrefs.map((href) => `<image href="${href}" width="${width}" height="${height}"/>`)
      return start + divided.map(([, rest = ""], index) => `${pictures[index] ?? ""}${rest}`).join("")
    },
  }
}
