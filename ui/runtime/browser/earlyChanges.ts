/** What the customer typed last in each long text: React fills those with their old text when it hydrates them. */
const typedTexts = new WeakMap<Element, string>()

/** The fields whose changes `followEarlyChanges` finds. */
export const FIELDS = "input, select, textarea"

/** What was typed in a long text before hydration; `undefined` for other fields. */
export function typedText(field: Element): string | undefined {
  return typedTexts.get(field)
}

/** Starts to record what is typed in long texts. Call it before hydration; returns a function that ends it. */
export function rememberTypedTexts(): () => void {
  const remember = (field: unknown) => {
    if (field instanceof HTMLTextAreaElement && field.value !== field.defaultValue) typedTexts.set(field, field.value)
  }
  for (const field of document.querySelectorAll("textarea")) remember(field)
  const ends = new AbortController()
  addEventListener("input", ({ target }) => remember(target), { capture: true, signal: ends.signal })
  return () => ends.abort()
}

/**
 * Tells the handlers of fields what the customer changed before their part of the page was hydrated: React only keeps
 * it in the document. Call it once for each part, after its hydration and before its held presses are replayed. If
 * React has replaced the part, `replacing` contains the fields instead.
 */
export async function followEarlyChanges(fields: readonly Element[], replacing?: ParentNode): Promise<void> {
  const changed = fields.filter(isChanged)
  if (changed.length === 0) return
  const { announceEarlyChanges } = await import("./announceEarlyChanges.ts")
  announceEarlyChanges(changed, replacing)
}

/** Whether a field differs from what the server sent. A selection may. */
function isChanged(field: Element): boolean {
  const { value, defaultValue, checked, defaultChecked }: Partial<HTMLInputElement> = field
  return value !== defaultValue || checked !== defaultChecked || typedTexts.has(field)
}
