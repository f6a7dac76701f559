import { requireStorable } from "./textProblems.ts"

/**
 * Returns the fields of a URL-encoded body or query. Fails with 400 for a text that cannot be stored, such as
 * `name=%00`.
 */
export const readForm = (text: string): URLSearchParams => {
  const form = new URLSearchParams(text)
  requireStorableFields(form)
  return form
}

export const requireStorableFields = (fields: URLSearchParams): void => {
  for (const [name, value] of fields) requireStorable({ [name]: value })
}
