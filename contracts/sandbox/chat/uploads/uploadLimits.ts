/** Largest image in bytes. */
export const MAX_UPLOAD_BYTES = 10_485_760

/** Only images are attachments (S5.17), in formats that can be drawn again. */
export const MEDIA_TYPES: ReadonlySet<string> = new Set(["image/jpeg", "image/png", "image/webp"])
