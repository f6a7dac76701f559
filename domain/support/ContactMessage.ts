/** An attachment of a message. */
export interface AttachedFile {
  readonly name: string
  readonly bytes: Uint8Array
}

/** A message to customer service (S3.26). */
export interface ContactMessage {
  readonly firstName: string
  readonly lastName?: string
  readonly email: string
  readonly phone?: string
  /** Two letters, ISO 3166-1. */
  readonly country?: string
  readonly subject?: string
  /** One of the store's topics. */
  readonly topic: string
  readonly type?: string
  readonly orderId?: string
  readonly reference?: string
  readonly message: string
  readonly acceptsPrivacyPolicy: boolean
  readonly attachments: readonly AttachedFile[]
}
