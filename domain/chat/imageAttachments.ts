/** A media type of the family `image`, in any case, with or without parameters (RFC 9110, section 8.3.1). */
const IMAGE = /^image\/[!#$%&'*+.^_`|~0-9a-z-]+(?:[\t ]*;|[\t ]*$)/i

/** What a chosen file says of itself. */
export interface NamedMediaType {
  readonly mediaType: string
}

/**
 * The attachments of a chat message that are sent: images, in their order. Others are ignored (specification, section
 * 5).
 */
export function imageAttachments<Attachment extends NamedMediaType>(
  attachments: readonly Attachment[],
): readonly Attachment[] {
  return attachments.filter(({ mediaType }) => IMAGE.test(mediaType))
}
