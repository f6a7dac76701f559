import type { FormEvent } from "react"
import { useEffect, useState } from "react"
import type { AgentView } from "../../../../application/chat/AgentSession.ts"
import type { AgentCommands } from "../../../commands/chat/agentCommands.ts"
import { useCommand } from "../../../commands/useCommand.ts"
import { Alert } from "../../../design/Alert.tsx"
import { Button } from "../../../design/Button.tsx"
import { Field } from "../../../design/fields/Field.tsx"
import type { Observable } from "../../../runtime/observable.ts"
import { useObservable } from "../../../runtime/observable.ts"
import { useText } from "../../../runtime/TextProvider.tsx"
import { chatErrorText } from "../chatErrorText.ts"
import type { AddressedWorkgroup, AgentError } from "./AddressedWorkgroup.ts"
import { AgentConversation } from "./AgentConversation.tsx"
import { ConversationList } from "./ConversationList.tsx"
import { DailyStatistics } from "./DailyStatistics.tsx"
import { OfferList } from "./OfferList.tsx"
import { QueueList, TeamList } from "./QueueList.tsx"
import { useNow } from "./useNow.ts"

/** Conversations that an agent accepts at a time, at most. */
const MAX_CHATS = 8
const USUAL_CHATS = 4

export interface AgentConsoleProps {
  readonly commands: AgentCommands
  readonly storeName: string
}

/** The console of customer service agents, after their sign-in. Staff pages are in English. */
export function AgentConsole({ commands, storeName }: AgentConsoleProps) {
  const [agent, setSession] = useState<Observable<AgentView>>()
  return agent === undefined ? (
    <SignIn commands={commands} storeName={storeName} onSignedIn={setSession} />
  ) : (
    <Workspace commands={commands} storeName={storeName} agent={agent} />
  )
}

interface SignInProps extends AgentConsoleProps {
  readonly onSignedIn: (agent: Observable<AgentView>) => void
}

function SignIn({ commands, storeName, onSignedIn }: SignInProps) {
  const t = useText()
  const { run, busy, error } = useCommand<AgentError>()
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    const signedIn = await run(() =>
      commands.signIn(String(fields.get("agentId") ?? "").trim(), String(fields.get("key") ?? "").trim()),
    )
    if (signedIn !== undefined) onSignedIn(signedIn.value)
  }
  return (
    <main className="agent-entry">
      <h1>Agent sign-in</h1>
      <p>{storeName}</p>
      <form onSubmit={(event) => void submit(event)}>
        <Field label="Agent ID" name="agentId" autoComplete="username" required maxLength={60} />
        <Field label="Agent key" name="key" type="password" autoComplete="current-password" required maxLength={200} />
        {error !== undefined && <Alert tone="problem" title={chatErrorText(t, error)} />}
        <Button type="submit" busy={busy}>
          Sign in
        </Button>
      </form>
    </main>
  )
}

interface WorkspaceProps extends AgentConsoleProps {
  readonly agent: Observable<AgentView>
}

function Workspace({ commands, storeName, agent }: WorkspaceProps) {
  const t = useText()
  const view = useObservable(agent, (value) => value)
  const now = useNow()
  const [groups, setGroups] = useState<readonly AddressedWorkgroup[]>([])
  const [maxChats, setMaxChats] = useState(USUAL_CHATS)
  const [chosen, setChosen] = useState<string>()
  const [tab, setTab] = useState<"chats" | "statistics">("chats")
  const { run, error } = useCommand<AgentError>()
  const { chat } = view
  const conversations = [...chat.conversations.values()]
  const conversation = conversations.find(({ room }) => room.jid === chosen) ?? conversations[0]
  useEffect(() => {
    void run(async () => {
      const loaded = await commands.workgroups()
      if (!loaded.ok) return loaded
      setGroups(loaded.value)
      return commands.announce(
        loaded.value.map(({ jid }) => jid),
        USUAL_CHATS,
      )
    })
  }, [])
  const serve = (count: number) => {
    setMaxChats(count)
    void run(() =>
      commands.announce(
        groups.map(({ jid }) => jid),
        count,
      ),
    )
  }
  const isLost = chat.connection.phase === "disconnected" || chat.connection.phase === "reconnecting"
  return (
    <div className="agent">
      <header className="agent-header">
        <h1>Customer service</h1>
        <p>{storeName}</p>
        <label>
          Conversations at a time{" "}
          <select value={maxChats} onChange={(event) => serve(Number(event.currentTarget.value))}>
            {Array.from({ length: MAX_CHATS + 1 }, (_, count) => (
              <option key={count} value={count}>
                {count === 0 ? "0 (away)" : count}
              </option>
            ))}
          </select>
        </label>
        <nav aria-label="Views">
          <button type="button" aria-pressed={tab === "chats"} onClick={() => setTab("chats")}>
            Chats
          </button>
          <button type="button" aria-pressed={tab === "statistics"} onClick={() => setTab("statistics")}>
            Today
          </button>
        </nav>
      </header>
      <p role="status" className="agent-notice">
        {isLost && t("chat.notice.reconnecting")}
      </p>
      {view.error !== undefined && <Alert tone="problem" title={chatErrorText(t, view.error)} />}
      {error !== undefined && <Alert tone="problem" title={chatErrorText(t, error)} />}
      {tab === "statistics" ? (
        <main className="agent-main">
          <DailyStatistics groups={groups} commands={commands} now={now} />
        </main>
      ) : (
        <div className="agent-columns">
          <aside aria-label="Work">
            <OfferList
              offers={chat.offers}
              groups={groups}
              now={now}
              onDecide={(id, decision) => run(() => commands.manageOffer(id, decision))}
            />
            <ConversationList
              conversations={conversations}
              current={conversation?.room.jid}
              groups={groups}
              now={now}
              onChoose={setChosen}
              onJoin={(roomJid) => run(() => commands.join(roomJid))}
            />
            <QueueList queues={view.queues} groups={groups} now={now} />
            <TeamList team={view.team} />
          </aside>
          <main className="agent-main">
            {conversation === undefined ? (
              <p>No conversation is open. Accept an offer to start one.</p>
            ) : (
              <AgentConversation
                key={conversation.room.jid}
                conversation={conversation}
                groups={groups}
                team={view.team}
                commands={commands}
              />
            )}
          </main>
        </div>
      )}
    </div>
  )
}
