import type { ChatForm, FormAnswers, FormField, FormFieldType } from "../../../domain/chat/ChatForm.ts"
import { isUsableForm } from "../../../domain/chat/ChatForm.ts"
import { NAMESPACES } from "./NAMESPACES.ts"
import { childOf, childrenOf, element, rawTextOf, textOf } from "./XmlElement.ts"
import type { XmlElement } from "./XmlElement.ts"

/** XEP-0142 shows its forms in this namespace instead of the one of XEP-0004. */
const FORM_NAMESPACES: ReadonlySet<string | undefined> = new Set([NAMESPACES.data, "jabber:iq:data"])

const FIELD_TYPES: ReadonlyMap<string, FormFieldType> = new Map(
  (
    [
      "boolean",
      "fixed",
      "hidden",
      "jid-single",
      "list-multi",
      "list-single",
      "text-multi",
      "text-private",
      "text-single",
    ] as const
  ).map((type) => [type, type]),
)

/** Reads a form (XEP-0004); `undefined` when there is none or it cannot be shown. Unknown types are single lines. */
export function parseForm(x: XmlElement | undefined): ChatForm | undefined {
  if (x === undefined || !FORM_NAMESPACES.has(x.attributes.xmlns) || x.attributes.type !== "form") return undefined
  const title = textOf(childOf(x, "title"))
  const instructions = textOf(childOf(x, "instructions"))
  const form = {
    ...(title === undefined ? {} : { title }),
    ...(instructions === undefined ? {} : { instructions }),
    fields: childrenOf(x, "field").map(parseField),
  }
  return isUsableForm(form) ? form : undefined
}

function parseField(field: XmlElement): FormField {
  const { label } = field.attributes
  return {
    var: field.attributes.var ?? "",
    type: FIELD_TYPES.get(field.attributes.type ?? "") ?? "text-single",
    ...(label === undefined ? {} : { label }),
    isRequired: childOf(field, "required") !== undefined,
    values: childrenOf(field, "value").map(rawTextOf),
    options: childrenOf(field, "option").map((option) => {
      const value = textOf(childOf(option, "value")) ?? ""
      return { label: option.attributes.label ?? value, value }
    }),
  }
}

/** Builds the submission of a form. */
export function submittedForm(answers: FormAnswers): XmlElement {
  return element(
    "x",
    { xmlns: NAMESPACES.data, type: "submit" },
    ...[...answers].map(([name, values]) =>
      element("field", { var: name }, ...values.map((value) => element("value", {}, value))),
    ),
  )
}

/** Builds a form to be answered. */
export function formStanza({ title, instructions, fields }: ChatForm): XmlElement {
  return element(
    "x",
    { xmlns: NAMESPACES.data, type: "form" },
    title === undefined ? undefined : element("title", {}, title),
    instructions === undefined ? undefined : element("instructions", {}, instructions),
    ...fields.map(({ type, label, isRequired, values, options, ...field }) =>
      element(
        "field",
        { type, var: field.var, label },
        isRequired ? element("required") : undefined,
        ...values.map((value) => element("value", {}, value)),
        ...options.map((option) => element("option", { label: option.label }, element("value", {}, option.value))),
      ),
    ),
  )
}
