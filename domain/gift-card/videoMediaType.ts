/** Media types by the end of a file's name. */
const TYPES: readonly (readonly [string, string])[] = [
  ["mp4", "video/mp4"],
  ["m4v", "video/mp4"],
  ["webm", "video/webm"],
  ["mov", "video/quicktime"],
  ["qt", "video/quicktime"],
]

/**
 * The media type of a video: the one it came with, without parameters, else that of its file's name; empty where
 * neither tells.
 */
export function videoMediaType(name: string, declared = ""): string {
  const [type = ""] = declared.split(";")
  if (type.trim() !== "") return type.trim().toLowerCase()
  const lower = name.toLowerCase()
  return TYPES.find(([end]) => lower.endsWith(`.${end}`))?.[1] ?? ""
}
