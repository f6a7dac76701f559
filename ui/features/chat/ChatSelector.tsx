import type { FormEvent } from "react"
import { useEffect, useState } from "react"
import type { WorkgroupChoice } from "../../../application/chat/listWorkgroups.ts"
import type { ChatCommandError } from "../../commands/chat/chatCommands.ts"
import { useCommand } from "../../commands/useCommand.ts"
import { useCommands } from "../../commands/useCommands.tsx"
import { Alert } from "../../design/Alert.tsx"
import { Button } from "../../design/Button.tsx"
import { Field } from "../../design/fields/Field.tsx"
import { SelectField } from "../../design/fields/SelectField.tsx"
import type { ChatOpening } from "../../runtime/chatOpening.ts"
import type { CommandDefect } from "../../runtime/CommandResult.ts"
import { useText } from "../../runtime/TextProvider.tsx"
import { chatErrorText } from "./chatErrorText.ts"
import { ContactLink } from "./ContactLink.tsx"
import { SubjectCard } from "./SubjectCard.tsx"

/** Width below which a device counts as a phone for the agent, in pixels. */
const PHONE_WIDTH = 600

/** Name, email and workgroup of a new chat. Without an open workgroup it leads to the contact form. */
export function ChatSelector({ opening }: { readonly opening: ChatOpening }) {
  const t = useText()
  const { chat } = useCommands()
  const [choice, setChoice] = useState<WorkgroupChoice>()
  const loading = useCommand<ChatCommandError | CommandDefect>()
  const starting = useCommand<ChatCommandError | CommandDefect>()
  const load = async () => {
    const loaded = await loading.run(() => chat.workgroups())
    if (loaded !== undefined) setChoice(loaded.value)
  }
  useEffect(() => void load(), [])
  const start = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    const text = (name: string) => String(fields.get(name) ?? "")
    const { subject, context } = opening
    void starting.run(() =>
      chat.start({
        name: text("name"),
        email: text("email"),
        workgroupId: text("workgroupId"),
        ...(subject === undefined ? {} : { subject }),
        context: {
          ...context,
          page: location.pathname,
          device: innerWidth < PHONE_WIDTH ? "phone" : "desktop",
        },
      }),
    )
  }
  if (loading.error !== undefined)
    return (
      <Alert
        tone="problem"
        title={chatErrorText(t, loading.error)}
        actions={
          <>
            <Button onClick={() => void load()}>{t("chat.retry")}</Button>
            <ContactLink />
          </>
        }
      />
    )
  if (choice === undefined) return <p role="status">{t("chat.loading")}</p>
  return (
    <div className="chat-selector">
      {opening.subject !== undefined && <SubjectCard subject={opening.subject} />}
      {choice.chat.length === 0 ? (
        <ChatClosed message={choice.closedMessage} />
      ) : (
        <form onSubmit={start}>
          <Field label={t("chat.name")} name="name" autoComplete="name" required maxLength={60} />
          <Field label={t("chat.email")} name="email" type="email" autoComplete="email" required maxLength={128} />
          <SelectField
            label={t("chat.workgroup")}
            name="workgroupId"
            options={choice.chat.map(({ id, name }) => ({ value: id, label: name }))}
          />
          {starting.error !== undefined && <Alert tone="problem" title={chatErrorText(t, starting.error)} />}
          <Button type="submit" busy={starting.busy}>
            {t("chat.start")}
          </Button>
        </form>
      )}
      {choice.whatsapp.length > 0 && (
        <ul>
          {choice.whatsapp.map(({ id, name, phone }) => (
            <li key={id}>
              <a href={`https://wa.me/${phone.replace(/\D/g, "")}`} target="_blank" rel="noreferrer">
                {t("chat.whatsapp", { name })}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function ChatClosed({ message }: { readonly message: string | undefined }) {
  const t = useText()
  return (
    <Alert title={t("chat.closed.title")} actions={<ContactLink />}>
      <p>{message ?? t("chat.closed.text")}</p>
    </Alert>
  )
}
