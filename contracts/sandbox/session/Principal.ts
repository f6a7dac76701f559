export type UserKind = "guest" | "registered" | "business"

/** Who calls: the owner of a valid access token of this store. */
export interface Principal {
  readonly sessionId: string
  /** Digits; guests have one of their own too. */
  readonly userId: string
  readonly kind: UserKind
  /** The one store the session is good for. */
  readonly storeId: string
}
