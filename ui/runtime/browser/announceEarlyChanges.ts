type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/**
 * Fires the events of the fields that the customer changed before their part of the page was hydrated, so that their
 * handlers learn the values: React only keeps them in the document. Called once for each part, after its hydration and
 * before its held presses are replayed.
 */
export function announceEarlyChanges(fields: Iterable<Element>): void {
  for (const field of fields) {
    if (field instanceof HTMLSelectElement) announceSelection(field)
    else if (field instanceof HTMLTextAreaElement) announceText(field)
    else if (field instanceof HTMLInputElement)
      if (field.type === "radio" || field.type === "checkbox") announceChoice(field)
      else if (field.type === "file") announceFiles(field)
      else announceText(field)
  }
}

/** What the customer typed last in each long text: React fills those with their old text when it hydrates them. */
const typedTexts = new WeakMap<Element, string>()

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

/** The fields that `announceEarlyChanges` can announce. */
export const FIELDS = "input, select, textarea"

/** React ignores events of a field whose value it knows, so each field first has its old value again. */
function announceChoice(field: HTMLInputElement): void {
  // A press cannot clear a radio button; the one that is chosen instead is announced.
  if (field.disabled || field.checked === field.defaultChecked || (field.type === "radio" && !field.checked)) return
  field.checked = !field.checked
  field.click()
}

function announceText(field: HTMLInputElement | HTMLTextAreaElement): void {
  const { defaultValue } = field
  const value = typedTexts.get(field) ?? field.value
  if (value === defaultValue) return
  const selection = field === document.activeElement ? selectionOf(field) : undefined
  field.value = defaultValue
  // React observes the property of the element, not that of its prototype.
  const prototype: object = Object.getPrototypeOf(field)
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, value)
  if (selection !== undefined) field.setSelectionRange(...selection)
  fire(field, "input")
}

function announceSelection(field: HTMLSelectElement): void {
  const sent = field.querySelector<HTMLOptionElement>("option[selected]") ?? field.options[0]
  if (field.value !== sent?.value) fire(field, "change")
}

function announceFiles(field: HTMLInputElement): void {
  if ((field.files?.length ?? 0) > 0) fire(field, "change")
}

function fire(field: Field, type: "input" | "change"): void {
  field.dispatchEvent(new Event(type, { bubbles: true }))
}

/** The selection of a field; `undefined` for those without one, such as numbers. */
function selectionOf(field: HTMLInputElement | HTMLTextAreaElement): [number, number] | undefined {
  const { selectionStart, selectionEnd } = field
  return selectionStart === null || selectionEnd === null ? undefined : [selectionStart, selectionEnd]
}
