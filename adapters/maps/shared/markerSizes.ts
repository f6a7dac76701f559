/** Width and height of the marker images. */
export const MARKER_PIXELS: readonly [width: number, height: number] = [28, 36]
/** Width and height of a cluster. */
export const CLUSTER_PIXELS: readonly [width: number, height: number] = [40, 40]

/** An image of a cluster with its number of places, for providers whose markers are images. */
export function clusterImage(text: string): string {
  const digits = text.replaceAll(/[^\p{L}\p{N}.,\s]/gu, "")
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40" viewBox="0 0 40 40">
    <circle cx="20" cy="20" r="18" fill="#191714" stroke="#fff" stroke-width="2"/>
    <text x="20" y="24.5" font-family="Arial" font-size="13" font-weight="600" fill="#fff" text-anchor="middle"
    >${digits}</text></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
