/** A media type of the family `image`, in any case, with or without parameters (RFC 9110, section 8.3.1). */
const IMAGE = /^image\/[!#$%&'*+.^_`|~0-9a-z-]+(?:[\t ]*;|[\t ]*$)/i

/** The declared media type of a selected file. */
export interface NamedMediaType {
  readonly mediaType: string
}

/**
 * Returns the images among the attachments of a chat message, in order. Other files are ignored (S5.17).
 */
export function imageAttachments<Attachment extends NamedMediaType>(
  attachments: readonly Attachment[],
): readonly Attachment[] {
  return attachments.filter(({ mediaType }) => IMAGE.test(mediaType))
}
