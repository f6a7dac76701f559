/** A person who may sign in to the chat service. */
export interface ChatAccount {
  /** Part of the address before the `@`: the id of a customer or of an agent. */
  readonly local: string
  readonly role: "agent" | "customer"
}

/** Where the accounts of the chat service come from. */
export interface ChatAccounts {
  /** Returns the account of a password: the session's access token for a customer, the key for an agent. */
  readonly byPassword: (local: string, password: string) => Promise<ChatAccount | undefined>
  /** Returns the ids of all agents. */
  readonly agentIds: () => Promise<readonly string[]>
}
