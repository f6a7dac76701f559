/** The selector of the fields of forms. */
export const FORM_FIELDS = "input,select,textarea"

/** What the customer typed last in each long text: React fills those with their old text when it hydrates them. */
const typedTexts = new WeakMap<Element, string>()

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
