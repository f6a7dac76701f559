export interface CaptchaTables {
  /** Images that were shown and not answered yet. */
  captcha: { captcha_id: string; store_id: string; answer_hash: string; expires_at: number }
}
