export interface OtherTables {
  /** Texts of the content system that replace the texts the user interface ships with. */
  translation: { store_id: string; language_code: string; text_key: string; value: string }
}
