export interface CaptchaTables {
  /** Images that were created and not answered yet. */
  captcha: {
    captcha_id: string
    store_id: string
    answer_hash: string
    /** Hash of the answer to the question; null for pictures without one. */
    question_hash: string | null
    expires_at: number
  }
  /**
   * The key pair of each store at the simulated captcha service: the site key is public, the secret stays on the
   * server.
   */
  captcha_key: { site_key: string; store_id: string; secret: string }
  /** Responses of the service that were already used. */
  spent_captcha_response: { response_hash: string; expires_at: number }
}
