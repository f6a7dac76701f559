import type { FormEvent } from "react"
import { useState } from "react"
import type { ChatForm, FormField } from "../../../domain/chat/ChatForm.ts"
import { validateAnswers } from "../../../domain/chat/ChatForm.ts"
import { Button } from "../../design/Button.tsx"
import { CheckField } from "../../design/fields/CheckField.tsx"
import { ChoiceGroup } from "../../design/fields/ChoiceGroup.tsx"
import { Field } from "../../design/fields/Field.tsx"
import { TextArea } from "../../design/fields/TextArea.tsx"
import { useText } from "../../runtime/TextProvider.tsx"
import type { Act } from "./Act.ts"

export interface AnswerFormProps {
  readonly form: ChatForm
  readonly originId: string
  readonly roomJid: string
  readonly isAnswered: boolean
  readonly act: Act
}

/** A form of an agent, which is answered once (F133). Its labels are plain text. */
export function AnswerForm({ form, originId, roomJid, isAnswered, act }: AnswerFormProps) {
  const t = useText()
  const [missing, setMissing] = useState<ReadonlySet<string>>(new Set())
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    const answers = new Map(
      form.fields
        .filter(({ type }) => type !== "fixed")
        .map((field) => [field.var, answerOf(field, fields)] as const)
        .filter(([, values]) => values.length > 0),
    )
    const refused = new Set(validateAnswers(form, answers).map(({ field }) => field))
    setMissing(refused)
    if (refused.size === 0) void act({ action: "answer", roomJid, originId, answers })
  }
  return (
    <form className="chat-form" onSubmit={submit} noValidate>
      <fieldset disabled={isAnswered}>
        {form.title !== undefined && <legend>{form.title}</legend>}
        {form.instructions !== undefined && <p>{form.instructions}</p>}
        {form.fields.map((field, index) => (
          <AnswerField
            key={field.var || index}
            field={field}
            error={missing.has(field.var) ? t("chat.form.required") : undefined}
          />
        ))}
        {isAnswered ? (
          <p role="status">{t("chat.form.answered")}</p>
        ) : (
          <Button type="submit">{t("chat.form.send")}</Button>
        )}
      </fieldset>
    </form>
  )
}

function answerOf({ var: name, type, values }: FormField, fields: FormData): readonly string[] {
  const entered = fields.getAll(name).map(String)
  switch (type) {
    case "hidden":
      return values
    case "boolean":
      return [entered.length > 0 ? "1" : "0"]
    case "text-multi":
      return entered.flatMap((text) => text.split("\n")).filter((line) => line !== "")
    default:
      return entered.filter((text) => text !== "")
  }
}

interface AnswerFieldProps {
  readonly field: FormField
  readonly error: string | undefined
}

function AnswerField({ field, error }: AnswerFieldProps) {
  const { var: name, type, label = name, isRequired, values, options } = field
  const [first = ""] = values
  const common = { label, name, required: isRequired, error }
  switch (type) {
    case "hidden":
      return null
    case "fixed":
      return <p>{values.join("\n")}</p>
    case "boolean":
      return <CheckField {...common} value="1" defaultChecked={first === "1" || first === "true"} />
    case "list-single":
      return (
        <ChoiceGroup
          legend={label}
          name={name}
          choices={options}
          defaultValue={first}
          required={isRequired}
          error={error}
        />
      )
    case "list-multi":
      return (
        <fieldset>
          <legend>{label}</legend>
          {options.map((option) => (
            <CheckField
              key={option.value}
              name={name}
              label={option.label}
              value={option.value}
              defaultChecked={values.includes(option.value)}
            />
          ))}
        </fieldset>
      )
    case "text-multi":
      return <TextArea {...common} rows={3} defaultValue={values.join("\n")} maxLength={1_000} />
    default:
      return (
        <Field {...common} type={type === "text-private" ? "password" : "text"} defaultValue={first} maxLength={500} />
      )
  }
}
