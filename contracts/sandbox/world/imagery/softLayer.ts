const OPENING = "<!--soft-->"
const CLOSING = "<!--/soft-->"

/**
 * Marks a layer of wide blurs, which has no detail: `rasterize` draws it at a fraction of the size, since the cost of a
 * blur grows with its pixels. Only the first of a picture is.
 */
export const softLayer = (svg: string): string => `${OPENING}${svg}${CLOSING}`

/**
 * Divides a document at its soft layer: a document of that layer alone, and the whole one with another picture in its
 * place. `undefined` without such a layer.
 */
export const divideAtSoftLayer = (
  svg: string,
): { readonly layer: string; readonly withPicture: (href: string) => string } | undefined => {
  const [start, end] = [svg.indexOf(OPENING), svg.indexOf(CLOSING)]
  const content = start < 0 || end < start ? undefined : svg.slice(start + OPENING.length, end)
  const [, root = "", width, height] = /^(<svg [^>]*viewBox="0 0 (\d+) (\d+)"[^>]*>)/.exec(svg) ?? []
  if (content === undefined) return undefined
  const definitions = Array.from(svg.matchAll(/<filter .*?<\/filter>/gs), ([filter]) => filter).join("")
  return {
    layer: `${root}<defs>${definitions}</defs>${content}</svg>`,
    withPicture: (href) =>
      `${svg.slice(0, start)}<image href="${href}" width="${width ?? ""}" height="${height ?? ""}"/>` +
      svg.slice(end + CLOSING.length),
  }
}
