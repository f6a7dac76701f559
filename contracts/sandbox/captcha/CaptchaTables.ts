export interface CaptchaTables {
  /** Images that were shown and not answered yet. */
  captcha: {
    captcha_id: string
    store_id: string
    answer_hash: string
    /** Of the answer to its question; absent for pictures without one. */
    question_hash: string | null
    expires_at: number
  }
  /**
   * The pair of keys of each store at the simulated captcha service: the site key is public, the secret never leaves.
   */
  captcha_key: { site_key: string; store_id: string; secret: string }
  /** Responses of the service that were used already. */
  spent_captcha_response: { response_hash: string; expires_at: number }
}
