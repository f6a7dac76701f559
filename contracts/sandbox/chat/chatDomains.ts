/** The domains of the chat service. They are names only, and need no entry in the DNS. */
export interface ChatDomains {
  /** Of customers and agents. */
  readonly users: string
  readonly rooms: string
  readonly workgroups: string
  readonly uploads: string
}

/** Domain of the embedded service; stored addresses contain it, so that it does not follow the shop's host. */
export const EMBEDDED_DOMAIN = "chat.selvedge.example"

/** Returns the domains below that of the users. */
export const chatDomains = (users: string): ChatDomains => ({
  users,
  rooms: `rooms.${users}`,
  workgroups: `workgroup.${users}`,
  uploads: `upload.${users}`,
})
