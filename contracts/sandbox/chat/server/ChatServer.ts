import type { SandboxPorts } from "../../platform/ports/SandboxPorts.ts"
import { newToken } from "../../platform/ports/token.ts"
import { bareOf, domainOf, localOf, parseJid, resourceOf } from "../xml/jid.ts"
import { NAMESPACES } from "../xml/NAMESPACES.ts"
import { discoInfo, discoItems, errorOf, isResponse, payloadOf, resultOf, StanzaRefused } from "../xml/stanzas.ts"
import type { XmlElement } from "../xml/XmlElement.ts"
import { element, withAttributes } from "../xml/XmlElement.ts"
import type { ChatAccount, ChatAccounts } from "./ChatAccount.ts"
import { ClientSession } from "./ClientSession.ts"
import type { ClientWriter } from "./ClientSession.ts"
import { ClientStream } from "./ClientStream.ts"

/** A service with a domain of its own, such as the rooms. Refuses with `StanzaRefused`. */
export interface ChatService {
  readonly domain: string
  readonly name: string
  /** Resolves when the stanza is stored. */
  readonly handle: (stanza: XmlElement) => Promise<void>
}

export interface ChatServerOptions {
  readonly domain: string
  readonly accounts: ChatAccounts
  readonly ports: SandboxPorts
  /** Seconds for which a lost session can be resumed; 60 when absent. */
  readonly resumeSeconds?: number | undefined
}

const RESUME_SECONDS = 60

/** The part of an XMPP server that customers and agents connect to: sessions, presence and the way of stanzas. */
export class ChatServer {
  readonly domain: string
  private readonly accounts: ChatAccounts
  private readonly ports: SandboxPorts
  private readonly resumeSeconds: number
  /** Sessions by address, by account. */
  private readonly sessions = new Map<string, Map<string, ClientSession>>()
  private readonly resumable = new Map<string, ClientSession>()
  private readonly expiries = new Map<ClientSession, NodeJS.Timeout>()
  private readonly services = new Map<string, ChatService>()

  constructor({ domain, accounts, ports, resumeSeconds = RESUME_SECONDS }: ChatServerOptions) {
    this.domain = domain
    this.accounts = accounts
    this.ports = ports
    this.resumeSeconds = resumeSeconds
  }

  addService(service: ChatService): void {
    this.services.set(service.domain, service)
  }

  /** Opens a stream of a connection; `cookieAccount` is the account of its cookie. */
  openStream(out: ClientWriter, cookieAccount?: ChatAccount): ClientStream {
    return new ClientStream(
      {
        domain: this.domain,
        accounts: this.accounts,
        newId: () => this.newId(),
        resumeSeconds: this.resumeSeconds,
        bind: (jid, account, writer) => this.bind(jid, account, writer),
        findResumable: (id, account) => this.findResumable(id, account),
        keepResumable: (session) => void this.resumable.set(session.resumptionId ?? "", session),
        route: (stanza, session) => this.route(stanza, session),
        reportDefect: (error) => this.reportDefect(error),
        end: (session) => this.end(session),
        lose: (session) => this.lose(session),
      },
      out,
      cookieAccount,
    )
  }

  newId(): string {
    return newToken(this.ports)
  }

  /** Sends a stanza of a service to its receiver; one for an absent receiver is dropped. */
  deliver(stanza: XmlElement): void {
    const { to = "" } = stanza.attributes
    const service = this.services.get(domainOf(to))
    if (service !== undefined) return void this.handleBy(service, stanza)
    for (const session of this.receiversOf(to, stanza.name)) this.sendTo(session, stanza)
  }

  /** Whether a client with this address, or of this account, is connected or can still resume. */
  isPresent(jid: string): boolean {
    return this.receiversOf(jid, "message").length > 0
  }

  /** Closes all connections. */
  close(): void {
    for (const timer of this.expiries.values()) clearTimeout(timer)
    for (const sessions of this.sessions.values())
      for (const session of sessions.values()) session.fail("system-shutdown")
    this.sessions.clear()
  }

  private async handleBy(service: ChatService, stanza: XmlElement): Promise<void> {
    try {
      await service.handle(stanza)
    } catch (error) {
      if (!(error instanceof StanzaRefused)) this.reportDefect(error)
      const condition = error instanceof StanzaRefused ? error.condition : "internal-server-error"
      if (!isResponse(stanza))
        this.deliver(errorOf(stanza, condition, error instanceof StanzaRefused ? error.extra : undefined))
    }
  }

  private reportDefect(error: unknown): void {
    this.ports.log({ level: "error", message: "The chat failed.", detail: { error: String(error) } })
  }

  private receiversOf(to: string, kind: string): readonly ClientSession[] {
    const sessions = this.sessions.get(bareOf(to))
    if (sessions === undefined) return []
    if (resourceOf(to) !== "") return [sessions.get(to)].filter((session) => session !== undefined)
    return kind === "iq" ? [] : [...sessions.values()].filter(({ presence }) => presence !== undefined)
  }

  private sendTo(session: ClientSession, stanza: XmlElement): void {
    session.send(stanza)
    if (session.isOverdue) {
      session.fail("policy-violation")
      this.end(session)
    }
  }

  private bind(jid: string, account: ChatAccount, writer: ClientWriter): ClientSession {
    const former = this.sessions.get(bareOf(jid))?.get(jid)
    if (former !== undefined) {
      former.fail("conflict")
      this.end(former)
    }
    const session = new ClientSession(jid, account, writer)
    const sessions = this.sessions.get(bareOf(jid)) ?? new Map<string, ClientSession>()
    this.sessions.set(bareOf(jid), sessions.set(jid, session))
    return session
  }

  private findResumable(id: string, account: ChatAccount): ClientSession | undefined {
    const session = this.resumable.get(id)
    if (session?.account.local !== account.local) return undefined
    clearTimeout(this.expiries.get(session))
    this.expiries.delete(session)
    return session
  }

  private lose(session: ClientSession): void {
    session.detach()
    if (session.resumptionId === undefined) return this.end(session)
    this.expiries.set(
      session,
      setTimeout(() => this.end(session), this.resumeSeconds * 1_000),
    )
  }

  private end(session: ClientSession): void {
    clearTimeout(this.expiries.get(session))
    this.expiries.delete(session)
    this.resumable.delete(session.resumptionId ?? "")
    const bare = bareOf(session.jid)
    const sessions = this.sessions.get(bare)
    if (sessions?.get(session.jid) !== session) return
    sessions.delete(session.jid)
    if (sessions.size === 0) this.sessions.delete(bare)
    if (session.presence !== undefined) this.announce(session, element("presence", { type: "unavailable" }))
    for (const to of session.directed) this.deliver(element("presence", { type: "unavailable", from: session.jid, to }))
    session.detach()
  }

  private async route(stanza: XmlElement, session: ClientSession): Promise<void> {
    try {
      await this.routeAccepted(stanza, session)
    } catch (error) {
      if (!(error instanceof StanzaRefused)) throw error
      if (!isResponse(stanza)) this.sendTo(session, errorOf(stanza, error.condition, error.extra))
    }
  }

  private async routeAccepted(stanza: XmlElement, session: ClientSession): Promise<void> {
    const { to } = stanza.attributes
    if (to === undefined && stanza.name === "presence") return this.changePresence(stanza, session)
    const receiver = to === undefined ? bareOf(session.jid) : to
    const address = parseJid(receiver)
    if (address === undefined) throw new StanzaRefused("jid-malformed")
    if (stanza.name === "presence") this.noteDirected(stanza, receiver, session)
    const service = this.services.get(address.domain)
    if (service !== undefined) return this.handleBy(service, stanza)
    if (address.domain !== this.domain) throw new StanzaRefused("item-not-found")
    const isOwn = address.local === "" || (receiver === bareOf(session.jid) && address.resource === "")
    if (stanza.name === "iq" && isOwn) return this.respond(withAttributes(stanza, { to: receiver }), session)
    if (isOwn && address.local === "") return
    return this.forward(stanza, receiver, session)
  }

  /** Stanzas between people: customers reach agents in rooms only, and never another customer. */
  private async forward(stanza: XmlElement, receiver: string, session: ClientSession): Promise<void> {
    const isToAgent = (await this.accounts.agentIds()).includes(localOf(receiver))
    const isOwn = bareOf(receiver) === bareOf(session.jid)
    if (!isOwn && !(session.account.role === "agent" && isToAgent)) throw new StanzaRefused("forbidden")
    const receivers = this.receiversOf(receiver, stanza.name)
    if (receivers.length === 0 && stanza.name !== "presence") throw new StanzaRefused("service-unavailable")
    for (const other of receivers) this.sendTo(other, stanza)
  }

  private noteDirected(stanza: XmlElement, receiver: string, session: ClientSession): void {
    if (stanza.attributes["type"] === "unavailable") session.directed.delete(receiver)
    else if (stanza.attributes["type"] === undefined) session.directed.add(receiver)
  }

  private changePresence(stanza: XmlElement, session: ClientSession): void {
    const { type } = stanza.attributes
    if (type !== undefined && type !== "unavailable") return
    const wasAvailable = session.presence !== undefined
    session.presence = type === undefined ? stanza : undefined
    this.sendTo(session, withAttributes(stanza, { to: session.jid }))
    this.announce(session, stanza)
    if (session.account.role !== "agent" || wasAvailable || type !== undefined) return
    for (const other of this.otherAgents(session))
      if (other.presence !== undefined) this.sendTo(session, withAttributes(other.presence, { to: session.jid }))
  }

  /** Agents see each other. */
  private announce(session: ClientSession, presence: XmlElement): void {
    if (session.account.role !== "agent") return
    for (const other of this.otherAgents(session))
      this.sendTo(other, withAttributes(presence, { from: session.jid, to: other.jid }))
  }

  private otherAgents(session: ClientSession): readonly ClientSession[] {
    return [...this.sessions.values()]
      .flatMap((sessions) => [...sessions.values()])
      .filter((other) => other !== session && other.account.role === "agent" && other.presence !== undefined)
  }

  private async respond(iq: XmlElement, session: ClientSession): Promise<void> {
    if (isResponse(iq)) return
    const { name, namespace, type } = payloadOf(iq)
    const isServer = localOf(iq.attributes["to"] ?? "") === ""
    const reply = (response: XmlElement) => this.sendTo(session, response)
    switch (`${type} ${name} ${namespace}`) {
      case `get ping ${NAMESPACES.ping}`:
        return reply(resultOf(iq))
      case `get query ${NAMESPACES.discoInfo}`:
        return reply(
          isServer
            ? discoInfo(iq, { category: "server", type: "im", name: "Selvedge" }, [NAMESPACES.ping, NAMESPACES.roster])
            : discoInfo(iq, { category: "account", type: "registered" }, []),
        )
      case `get query ${NAMESPACES.discoItems}`:
        return reply(
          discoItems(
            iq,
            isServer ? [...this.services.values()].map(({ domain, name }) => ({ jid: domain, name })) : [],
          ),
        )
      case `get query ${NAMESPACES.roster}`:
        return reply(await this.roster(iq, session))
      default:
        throw new StanzaRefused("service-unavailable")
    }
  }

  private async roster(iq: XmlElement, session: ClientSession): Promise<XmlElement> {
    const ids = session.account.role === "agent" ? await this.accounts.agentIds() : []
    return resultOf(
      iq,
      element(
        "query",
        { xmlns: NAMESPACES.roster },
        ...ids
          .filter((id) => id !== session.account.local)
          .map((id) => element("item", { jid: `${id}@${this.domain}`, name: id, subscription: "both" })),
      ),
    )
  }
}
