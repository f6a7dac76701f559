const NAMES: Readonly<Record<string, string>> = { "video/mp4": "MP4", "video/webm": "WebM", "video/quicktime": "MOV" }

/** The names of video formats as a list in a language. */
export function videoKinds(mediaTypes: readonly string[], language: string): string {
  return new Intl.ListFormat(language, { type: "disjunction" }).format(mediaTypes.map((type) => NAMES[type] ?? type))
}
