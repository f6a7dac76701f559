const XML_DECLARATION = /^<\?xml [^<>?]{0,100}\?>/

/**
 * Whether a frame must not be parsed: it has a document type, an entity, a comment or a processing instruction, which
 * XMPP forbids (RFC 6120, section 11.1). Some parsers expand entities. In well-formed text the characters `<!` and `<?`
 * begin nothing else but CDATA, which servers do not send.
 */
export function isForbiddenFrame(frame: unknown): boolean {
  if (typeof frame !== "string") return true
  const content = frame.replace(XML_DECLARATION, "")
  return content.includes("<!") || content.includes("<?")
}
