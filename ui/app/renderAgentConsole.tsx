import { createRoot } from "react-dom/client"
import { agentCommands } from "../commands/chat/agentCommands.ts"
import type { StoreContext } from "../commands/CommandBase.ts"
import { AgentConsole } from "../features/chat/agent/AgentConsole.tsx"
import agentStyles from "../features/chat/agent/agent.css?url"
import chatStyles from "../features/chat/chat.css?url"
import { TextProvider } from "../runtime/TextProvider.tsx"
import { createTranslate } from "../text/createTranslate.ts"
import { loadTexts } from "../text/loadTexts.ts"
import { AGENT_BLOCK_ID } from "./PageAssets.ts"

/** Renders the agent console, which no page of the shop loads. */
export async function renderAgentConsole(root: Element): Promise<void> {
  const scope: StoreContext = JSON.parse(document.getElementById(AGENT_BLOCK_ID)?.textContent ?? "null")
  const translate = createTranslate("en", await loadTexts("en", ["chat"]))
  createRoot(root).render(
    <TextProvider translate={translate}>
      <link rel="stylesheet" href={chatStyles} precedence="chat" />
      <link rel="stylesheet" href={agentStyles} precedence="chat" />
      <AgentConsole commands={agentCommands(scope)} storeName={scope.store.countryName} />
    </TextProvider>,
  )
}
