/**
 * Returns the form's name of a backend field and of its parts: with `["returnLines", "lines"]`, the name of
 * `returnLines.0.quantity` is `lines.0.quantity`. A field without a row keeps its name; the first matching row counts.
 */
export function renameField(field: string, names: readonly (readonly [backend: string, form: string])[]): string {
  const known = names.find(([backend]) => field === backend || field.startsWith(`${backend}.`))
  return known === undefined ? field : `${known[1]}${field.slice(known[0].length)}`
}
