/** What the customer typed last in each long text: React fills those with their old text when it hydrates them. */
const typedTexts = new WeakMap<Element, string>()

/** The fields of forms. */
export const FIELDS = "input,select,textarea"
const FIELDS_OUTSIDE_ISLANDS = `:is(${FIELDS}):not([data-island] *)`

/** What was typed in a long text before hydration; `undefined` for other fields. */
export function typedText(field: Element): string | undefined {
  return typedTexts.get(field)
}

/** Records what is typed in the document's long texts. Call it before hydration. */
export function rememberTypedTexts(): void {
  const remember = (field: unknown) =>
    field instanceof HTMLTextAreaElement && field.value !== field.defaultValue && typedTexts.set(field, field.value)
  document.querySelectorAll("textarea").forEach(remember)
  addEventListener("input", ({ target }) => remember(target), true)
}

/**
 * Tells the handlers of fields outside islands what the customer changed before they were hydrated: React only keeps it
 * in the document. Call it once, after hydration and before held presses are replayed.
 */
export async function followEarlyChanges(): Promise<void> {
  const fields = [...document.querySelectorAll<Partial<HTMLInputElement> & Element>(FIELDS_OUTSIDE_ISLANDS)]
  const isChanged = (field: (typeof fields)[number]) =>
    field.value !== field.defaultValue || field.checked !== field.defaultChecked || typedTexts.has(field)
  if (fields.some(isChanged)) (await import("./announceEarlyChanges.ts")).announceEarlyChanges(fields)
}
