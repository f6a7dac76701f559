const ENTITIES: ReadonlyMap<string, string> = new Map([
  ["&", "&amp;"],
  ["<", "&lt;"],
  [">", "&gt;"],
  ['"', "&quot;"],
  ["'", "&#39;"],
])

/**
 * A text, as that of a chat, as HTML that shows it letter by letter (specification, section 5), between tags and within
 * quoted values of attributes. For whoever writes HTML; React escapes by itself, and what is escaped twice shows its
 * entities.
 */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES.get(character) ?? character)
}
