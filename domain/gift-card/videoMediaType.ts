/** Media types by file extension. */
const TYPES: readonly (readonly [string, string])[] = [
  ["mp4", "video/mp4"],
  ["m4v", "video/mp4"],
  ["webm", "video/webm"],
  ["mov", "video/quicktime"],
  ["qt", "video/quicktime"],
]

/**
 * Returns the media type of a video: the declared one without parameters, otherwise that of its file extension; empty
 * when unknown.
 */
export function videoMediaType(name: string, declared = ""): string {
  const [type = ""] = declared.split(";")
  if (type.trim() !== "") return type.trim().toLowerCase()
  const lower = name.toLowerCase()
  return TYPES.find(([end]) => lower.endsWith(`.${end}`))?.[1] ?? ""
}
