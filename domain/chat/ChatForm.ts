import * as Schema from "effect/Schema"
import { MAX_FORM_FIELDS } from "./chatLimits.ts"

const FieldType = Schema.Literals([
  "boolean",
  "fixed",
  "hidden",
  "jid-single",
  "list-multi",
  "list-single",
  "text-multi",
  "text-private",
  "text-single",
])
export type FormFieldType = typeof FieldType.Type

/** A field of a form (XEP-0004). Labels are plain text. */
export const FormField = Schema.Struct({
  var: Schema.String,
  type: FieldType,
  label: Schema.optionalKey(Schema.String),
  isRequired: Schema.Boolean,
  values: Schema.Array(Schema.String),
  options: Schema.Array(Schema.Struct({ label: Schema.String, value: Schema.String })),
})
export type FormField = typeof FormField.Type

/** A form in the metadata of a message, or of a workgroup's queue. */
export const ChatForm = Schema.Struct({
  title: Schema.optionalKey(Schema.String),
  instructions: Schema.optionalKey(Schema.String),
  fields: Schema.Array(FormField),
})
export type ChatForm = typeof ChatForm.Type

/** Values by field name. */
export type FormAnswers = ReadonlyMap<string, readonly string[]>

/** An answer that the form does not allow, by field. */
export class FormRefused extends Schema.TaggedError<FormRefused>()("FormRefused", {
  reasons: Schema.Array(
    Schema.Struct({
      field: Schema.String,
      rule: Schema.Literals(["notOffered", "optionNotOffered", "required", "tooManyValues"]),
    }),
  ),
}) {}

const MULTIPLE: ReadonlySet<FormFieldType> = new Set(["list-multi", "text-multi"])
const CHOICE: ReadonlySet<FormFieldType> = new Set(["list-multi", "list-single"])
const BOOLEAN_VALUES: ReadonlySet<string> = new Set(["0", "1", "false", "true"])

/** Whether a form can be shown: it has a limited number of fields, and each name is unique. */
export function isUsableForm({ fields }: ChatForm): boolean {
  const names = fields.filter(({ type }) => type !== "fixed").map((field) => field.var)
  return fields.length <= MAX_FORM_FIELDS && new Set(names).size === names.length && !names.includes("")
}

/** Returns the reasons for which answers to a form are not sent: only offered fields and options are answered. */
export function validateAnswers(form: ChatForm, answers: FormAnswers): FormRefused["reasons"] {
  const answerable = new Map(
    form.fields.filter(({ type }) => type !== "fixed").map((field) => [field.var, field] as const),
  )
  return [
    ...[...answers].flatMap(([field, values]) => {
      const offered = answerable.get(field)
      return offered === undefined ? [{ field, rule: "notOffered" } as const] : validateValues(offered, values)
    }),
    ...[...answerable.values()]
      .filter((field) => field.isRequired && (answers.get(field.var) ?? []).every((value) => value.trim() === ""))
      .map((field) => ({ field: field.var, rule: "required" }) as const),
  ]
}

function validateValues(field: FormField, values: readonly string[]): FormRefused["reasons"] {
  if (values.length > 1 && !MULTIPLE.has(field.type)) return [{ field: field.var, rule: "tooManyValues" }]
  const allowed = CHOICE.has(field.type)
    ? new Set(field.options.map(({ value }) => value))
    : field.type === "boolean"
      ? BOOLEAN_VALUES
      : field.type === "hidden"
        ? new Set(field.values)
        : undefined
  return allowed === undefined || values.every((value) => allowed.has(value))
    ? []
    : [{ field: field.var, rule: "optionNotOffered" }]
}
