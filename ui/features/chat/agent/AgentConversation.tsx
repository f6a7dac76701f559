import type { FormEvent, KeyboardEvent } from "react"
import { useEffect, useRef } from "react"
import type { AgentView } from "../../../../application/chat/AgentSession.ts"
import type { Conversation } from "../../../../application/chat/ChatSession.ts"
import type { AgentCommands } from "../../../commands/chat/agentCommands.ts"
import { useCommand } from "../../../commands/useCommand.ts"
import { Alert } from "../../../design/Alert.tsx"
import { Button } from "../../../design/Button.tsx"
import { Field } from "../../../design/fields/Field.tsx"
import { SelectField } from "../../../design/fields/SelectField.tsx"
import { TextArea } from "../../../design/fields/TextArea.tsx"
import { useText } from "../../../runtime/TextProvider.tsx"
import type { Act } from "../Act.ts"
import { chatErrorText } from "../chatErrorText.ts"
import { MessageLog } from "../MessageLog.tsx"
import type { AddressedWorkgroup, AgentError } from "./AddressedWorkgroup.ts"
import { cannedResponses } from "./cannedResponses.ts"
import { CustomerDetails } from "./CustomerDetails.tsx"

const MAX_LENGTH = 4_000

export interface AgentConversationProps {
  readonly conversation: Conversation
  readonly groups: readonly AddressedWorkgroup[]
  readonly team: AgentView["team"]
  readonly commands: AgentCommands
}

/** A conversation with its customer's details, and everything that an agent does in it. */
export function AgentConversation({ conversation, groups, team, commands }: AgentConversationProps) {
  const t = useText()
  const { room, messages } = conversation
  const roomJid = room.jid
  const { run, busy, error } = useCommand<AgentError>()
  const form = useRef<HTMLFormElement>(null)
  const last = messages.findLast(({ isOutgoing }) => !isOutgoing)
  useEffect(() => {
    if (last !== undefined && last.status !== "read") void commands.markRead(roomJid)
  }, [commands, roomJid, last])
  const act: Act = async (action) => {
    switch (action.action) {
      case "retry":
        return (await run(() => commands.retry(action.originId))) !== undefined
      case "discard":
        return (await run(() => commands.discard(action.originId))) !== undefined
      default:
        return false
    }
  }
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { currentTarget } = event
    const body = String(new FormData(currentTarget).get("message") ?? "")
    if ((await run(() => commands.send(roomJid, body))) !== undefined) currentTarget.reset()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    form.current?.requestSubmit()
  }
  const insert = (text: string) => {
    const field = form.current?.elements.namedItem("message")
    if (!(field instanceof HTMLTextAreaElement)) return
    field.value = field.value === "" ? text : `${field.value}\n${text}`
    field.focus()
  }
  return (
    <>
      <h2>
        <bdi>{room.metadata?.["name"] ?? roomJid}</bdi>
      </h2>
      {room.metadata !== undefined && <CustomerDetails metadata={room.metadata} />}
      <MessageLog
        conversation={conversation}
        welcome={undefined}
        idle={undefined}
        customerName={room.metadata?.["name"]}
        act={act}
      />
      {error !== undefined && <Alert tone="problem" title={chatErrorText(t, error)} />}
      {room.isClosed === true ? (
        <p role="status">{t("chat.ended")}</p>
      ) : (
        <>
          <form ref={form} className="chat-composer" onSubmit={(event) => void send(event)}>
            <TextArea
              label="Reply"
              name="message"
              rows={3}
              maxLength={MAX_LENGTH}
              hint={t("chat.hint")}
              onKeyDown={onKeyDown}
              onInput={() => void commands.typing(roomJid)}
            />
            <div className="chat-buttons">
              <Button type="submit" busy={busy}>
                Send
              </Button>
              <label className="chat-attach">
                <input
                  type="file"
                  accept="image/jpeg,image/png,image/webp"
                  onChange={(event) => {
                    const file = event.currentTarget.files?.[0]
                    if (file !== undefined) void run(() => commands.attach(roomJid, file))
                    event.currentTarget.value = ""
                  }}
                />
                Attach file
              </label>
            </div>
          </form>
          <details>
            <summary>Canned responses</summary>
            <ul>
              {cannedResponses(room.metadata?.["language"]).map((text) => (
                <li key={text}>
                  <button type="button" dir="auto" onClick={() => insert(text)}>
                    {text}
                  </button>
                </li>
              ))}
            </ul>
          </details>
          <FormEditor
            onSend={(title, question, options) =>
              run(() =>
                commands.sendForm(roomJid, {
                  title,
                  fields: [
                    {
                      var: "answer",
                      type: options.length > 0 ? "list-single" : "text-single",
                      label: question,
                      isRequired: true,
                      values: [],
                      options: options.map((label) => ({ label, value: label })),
                    },
                  ],
                }),
              )
            }
          />
          <Forwarding
            groups={groups}
            team={team}
            onForward={(target) => run(() => commands.forward(roomJid, target))}
            onReoffer={() => run(() => commands.reoffer(roomJid))}
          />
        </>
      )}
      <div className="chat-buttons">
        <Button variant="quiet" onClick={() => void run(() => commands.leave(roomJid))}>
          Leave
        </Button>
      </div>
    </>
  )
}

interface FormEditorProps {
  readonly onSend: (title: string, question: string, options: readonly string[]) => unknown
}

/** A form with one question, which the customer answers once. */
function FormEditor({ onSend }: FormEditorProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    const text = (name: string) => String(fields.get(name) ?? "").trim()
    const options = text("options")
      .split("\n")
      .map((option) => option.trim())
      .filter((option) => option !== "")
    onSend(text("title"), text("question"), [...new Set(options)])
    event.currentTarget.reset()
  }
  return (
    <details>
      <summary>Send a form</summary>
      <form onSubmit={submit}>
        <Field label="Title" name="title" required maxLength={80} />
        <Field label="Question" name="question" required maxLength={200} />
        <TextArea label="Options, one per line (none for a text)" name="options" rows={3} maxLength={1_000} />
        <Button type="submit" variant="quiet">
          Send form
        </Button>
      </form>
    </details>
  )
}

interface ForwardingProps extends Pick<AgentConversationProps, "groups" | "team"> {
  readonly onForward: (targetJid: string) => unknown
  readonly onReoffer: () => unknown
}

function Forwarding({ groups, team, onForward, onReoffer }: ForwardingProps) {
  const targets = [
    ...[...team].map(([jid, { name, isAvailable }]) => ({
      value: jid,
      label: `${name}${isAvailable ? "" : " (offline)"}`,
    })),
    ...groups.map(({ jid, name }) => ({ value: jid, label: name })),
  ]
  return (
    <details>
      <summary>Forward or return</summary>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          onForward(String(new FormData(event.currentTarget).get("target") ?? ""))
        }}
      >
        <SelectField label="Agent or workgroup" name="target" options={targets} />
        <div className="chat-buttons">
          <Button type="submit" variant="quiet">
            Forward
          </Button>
          <Button variant="quiet" onClick={onReoffer}>
            Reoffer to the workgroup
          </Button>
        </div>
      </form>
    </details>
  )
}
