import { FORM_FIELDS, typedText } from "./earlyFields.ts"

const FIELDS_OUTSIDE_ISLANDS = `:is(${FORM_FIELDS}):not([data-island] *)`

/**
 * Tells the handlers of fields outside islands what the customer changed before they were hydrated: React only keeps it
 * in the document. Call it once, after hydration and before held presses are replayed.
 */
export async function followEarlyChanges(): Promise<void> {
  const fields = [...document.querySelectorAll<Partial<HTMLInputElement> & Element>(FIELDS_OUTSIDE_ISLANDS)]
  const isChanged = (field: (typeof fields)[number]) =>
    field.value !== field.defaultValue || field.checked !== field.defaultChecked || typedText(field) !== undefined
  if (fields.some(isChanged)) (await import("./announceEarlyChanges.ts")).announceEarlyChanges(fields)
}
