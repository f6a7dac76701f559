export interface FileTables {
  /** One row, with `id` 1: the certificate that signs wallet passes. */
  pass_certificate: {
    id: number
    certificate: string
    private_key: string
    authority: string
    pass_type: string
    team: string
    created_at: number
  }
}
