/** The selector of the fields of forms. */
export const FORM_FIELDS = "input,select,textarea"
