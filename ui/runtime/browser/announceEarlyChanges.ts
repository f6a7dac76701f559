import { FORM_FIELDS, typedText } from "./earlyFields.ts"

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/**
 * Fires the events of fields that the customer changed before hydration. If React has replaced their part, `replacing`
 * contains the fields instead.
 */
export function announceEarlyChanges(fields: Iterable<Element>, replacing?: ParentNode): void {
  for (const field of fields) {
    const target = replacing === undefined ? field : counterpart(field, replacing)
    if (field instanceof HTMLSelectElement && target instanceof HTMLSelectElement) announceSelection(field, target)
    else if (field instanceof HTMLTextAreaElement && target instanceof HTMLTextAreaElement) announceText(field, target)
    else if (field instanceof HTMLInputElement && target instanceof HTMLInputElement)
      if (isChoice(field)) announceChoice(field, target)
      else if (field.type === "file") announceFiles(field, target)
      else if (field.type !== "hidden") announceText(field, target)
  }
}

/** The field with the same name, and for choices the same value; `undefined` if there is none. */
function counterpart(field: Element, within: ParentNode): Element | undefined {
  const name = field.getAttribute("name")
  const choice = field instanceof HTMLInputElement && isChoice(field) ? field : undefined
  return [...within.querySelectorAll(FORM_FIELDS)].find(
    (each) =>
      each.getAttribute("name") === name &&
      (choice === undefined ||
        (each instanceof HTMLInputElement && each.type === choice.type && each.value === choice.value)),
  )
}

/** Whether a field is a radio button or a checkbox. */
function isChoice({ type }: HTMLInputElement): boolean {
  return type === "radio" || type === "checkbox"
}

/** React ignores events of a field whose value it knows, so each field first has its old value again. */
function announceChoice(field: HTMLInputElement, target: HTMLInputElement): void {
  // A press cannot clear a radio button; the one that is chosen instead is announced.
  if (target.disabled || field.checked === field.defaultChecked || (field.type === "radio" && !field.checked)) return
  target.checked = !field.checked
  target.click()
}

function announceText(field: HTMLInputElement | HTMLTextAreaElement, target: typeof field): void {
  const value = typedText(field) ?? field.value
  if (value === field.defaultValue) return
  const selection = target === document.activeElement ? selectionOf(target) : undefined
  target.value = target.defaultValue
  // React observes the property of the element, not that of its prototype.
  const prototype: object = Object.getPrototypeOf(target)
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(target, value)
  if (selection !== undefined) target.setSelectionRange(...selection)
  fire(target, "input")
}

function announceSelection(field: HTMLSelectElement, target: HTMLSelectElement): void {
  const sent = field.querySelector<HTMLOptionElement>("option[selected]") ?? field.options[0]
  const { value } = field
  if (value === sent?.value || ![...target.options].some((option) => option.value === value)) return
  target.value = value
  fire(target, "change")
}

function announceFiles(field: HTMLInputElement, target: HTMLInputElement): void {
  if ((field.files?.length ?? 0) === 0) return
  target.files = field.files
  fire(target, "change")
}

function fire(field: Field, type: "input" | "change"): void {
  field.dispatchEvent(new Event(type, { bubbles: true }))
}

/** The selection of a field; `undefined` for those without one, such as numbers. */
function selectionOf(field: HTMLInputElement | HTMLTextAreaElement): [number, number] | undefined {
  const { selectionStart, selectionEnd } = field
  return selectionStart === null || selectionEnd === null ? undefined : [selectionStart, selectionEnd]
}
