import { NAMESPACES } from "./NAMESPACES.ts"
import type { XmlElement } from "./XmlElement.ts"
import { childOf, element, elementsOf } from "./XmlElement.ts"

/** Conditions of stanza errors in use, with the type of each (RFC 6120, section 8.3). */
const ERROR_TYPES = {
  "bad-request": "modify",
  conflict: "cancel",
  "feature-not-implemented": "cancel",
  forbidden: "auth",
  "internal-server-error": "wait",
  "item-not-found": "cancel",
  "jid-malformed": "modify",
  "not-acceptable": "modify",
  "not-allowed": "cancel",
  "not-authorized": "auth",
  "policy-violation": "modify",
  "registration-required": "auth",
  "resource-constraint": "wait",
  "service-unavailable": "cancel",
  "unexpected-request": "wait",
} as const
export type StanzaCondition = keyof typeof ERROR_TYPES

/** A stanza that a service does not accept; the sender gets an error with the condition. */
export class StanzaRefused extends Error {
  override readonly name = "StanzaRefused"
  readonly condition: StanzaCondition
  readonly extra: XmlElement | undefined

  constructor(condition: StanzaCondition, extra?: XmlElement) {
    super(condition)
    this.condition = condition
    this.extra = extra
  }
}

/** Builds the result of a request. */
export const resultOf = (
  { attributes: { from, to, id } }: XmlElement,
  ...children: readonly (XmlElement | undefined)[]
): XmlElement => element("iq", { type: "result", from: to, to: from, id }, ...children)

/** Builds the error for a stanza. */
export const errorOf = (
  { name, attributes: { from, to, id } }: XmlElement,
  condition: StanzaCondition,
  ...extra: readonly (XmlElement | undefined)[]
): XmlElement =>
  element(
    name,
    { type: "error", from: to, to: from, id },
    element(
      "error",
      { type: ERROR_TYPES[condition] },
      element(condition, { xmlns: NAMESPACES.stanzaErrors }),
      ...extra,
    ),
  )

/** Whether a stanza must not be responded to: responses to errors would never end. */
export const isResponse = ({ name, attributes: { type } }: XmlElement): boolean =>
  type === "error" || (name === "iq" && type === "result")

/** The content of a request: its only child element, with its namespace. */
export interface IqPayload {
  readonly type: "get" | "set"
  readonly name: string
  readonly namespace: string
  readonly content: XmlElement
}

/** Returns the content of a request. Fails with `bad-request` when it is not one. */
export const payloadOf = (iq: XmlElement): IqPayload => {
  const { type } = iq.attributes
  const [content, ...others] = elementsOf(iq)
  if (
    (type !== "get" && type !== "set") ||
    content === undefined ||
    others.length > 0 ||
    iq.attributes["id"] === undefined
  )
    throw new StanzaRefused("bad-request")
  return { type, name: content.name, namespace: content.attributes["xmlns"] ?? "", content }
}

/** Builds the response to a discovery of features. */
export const discoInfo = (
  iq: XmlElement,
  identity: { readonly category: string; readonly type: string; readonly name?: string | undefined },
  features: readonly string[],
  form?: XmlElement,
): XmlElement =>
  resultOf(
    iq,
    element(
      "query",
      { xmlns: NAMESPACES.discoInfo },
      element("identity", { ...identity }),
      ...[NAMESPACES.discoInfo, NAMESPACES.discoItems, ...features].map((feature) =>
        element("feature", { var: feature }),
      ),
      form,
    ),
  )

/** Builds the response to a discovery of items. */
export const discoItems = (
  iq: XmlElement,
  items: readonly { readonly jid: string; readonly name?: string }[],
): XmlElement =>
  resultOf(
    iq,
    element("query", { xmlns: NAMESPACES.discoItems }, ...items.map(({ jid, name }) => element("item", { jid, name }))),
  )

/** A field of a data form (XEP-0004). */
export interface DataField {
  readonly name: string
  readonly type?: string
  readonly label?: string
  readonly isRequired?: boolean
  readonly values?: readonly string[]
  readonly options?: readonly { readonly label: string; readonly value: string }[]
}

/** Builds a data form. */
export const dataForm = (
  type: "form" | "result" | "submit",
  fields: readonly DataField[],
  { title, instructions }: { readonly title?: string | undefined; readonly instructions?: string | undefined } = {},
): XmlElement =>
  element(
    "x",
    { xmlns: NAMESPACES.data, type },
    title === undefined ? undefined : element("title", {}, title),
    instructions === undefined ? undefined : element("instructions", {}, instructions),
    ...fields.map((field) =>
      element(
        "field",
        { var: field.name, type: field.type, label: field.label },
        field.isRequired === true ? element("required") : undefined,
        ...(field.values ?? []).map((value) => element("value", {}, value)),
        ...(field.options ?? []).map(({ label, value }) => element("option", { label }, element("value", {}, value))),
      ),
    ),
  )

/** Returns the values of a submitted data form by field; `undefined` when the element has none. */
export const formValues = (parent: XmlElement | undefined): ReadonlyMap<string, readonly string[]> | undefined => {
  const form = childOf(parent, "x", NAMESPACES.data)
  if (form === undefined || form.attributes["type"] !== "submit") return undefined
  return new Map(
    elementsOf(form)
      .filter(({ name, attributes }) => name === "field" && attributes["var"] !== undefined)
      .map((field) => [
        field.attributes["var"] ?? "",
        elementsOf(field)
          .filter(({ name }) => name === "value")
          .map(({ children }) => children.filter((child) => typeof child === "string").join("")),
      ]),
  )
}
