import { formatJid, parseJid } from "../xml/jid.ts"
import { NAMESPACES } from "../xml/NAMESPACES.ts"
import { errorOf, resultOf } from "../xml/stanzas.ts"
import type { XmlElement } from "../xml/XmlElement.ts"
import { childOf, element, rawTextOf, textOf, withAttributes } from "../xml/XmlElement.ts"
import type { ChatAccount, ChatAccounts } from "./ChatAccount.ts"
import type { ClientSession, ClientWriter } from "./ClientSession.ts"

/** What the streams of all clients use. */
export interface StreamHost {
  readonly domain: string
  readonly accounts: ChatAccounts
  readonly newId: () => string
  /** Seconds for which a lost session can be resumed. */
  readonly resumeSeconds: number
  /** Binds an address; an older session at the same address ends. */
  readonly bind: (jid: string, account: ChatAccount, writer: ClientWriter) => ClientSession
  readonly findResumable: (id: string, account: ChatAccount) => ClientSession | undefined
  readonly keepResumable: (session: ClientSession) => void
  /** Processes a stanza; resolves when it is stored. */
  readonly route: (stanza: XmlElement, session: ClientSession) => Promise<void>
  readonly reportDefect: (error: unknown) => void
  readonly end: (session: ClientSession) => void
  readonly lose: (session: ClientSession) => void
}

/** Failed sign-ins of one connection. */
const MAX_SIGN_INS = 3
const STANZAS: ReadonlySet<string> = new Set(["iq", "message", "presence"])

/** The negotiation and the stanzas of one connection, without its framing (RFC 6120). */
export class ClientStream implements ClientWriter {
  private readonly host: StreamHost
  /** The account of the connection's cookie, when its sender is the shop itself. */
  private readonly cookieAccount: ChatAccount | undefined
  private readonly out: ClientWriter
  private account: ChatAccount | undefined
  private session: ClientSession | undefined
  private failures = 0
  private work: Promise<void> = Promise.resolve()
  private hasEnded = false

  constructor(host: StreamHost, out: ClientWriter, cookieAccount?: ChatAccount) {
    this.host = host
    this.out = out
    this.cookieAccount = cookieAccount
  }

  /** The features of the stream in its present state. */
  features(): XmlElement {
    return element(
      "features",
      { xmlns: NAMESPACES.streams },
      ...(this.account === undefined
        ? [
            element(
              "mechanisms",
              { xmlns: NAMESPACES.sasl },
              ...(this.cookieAccount === undefined ? [] : [element("mechanism", {}, "EXTERNAL")]),
              element("mechanism", {}, "PLAIN"),
            ),
          ]
        : [
            element("bind", { xmlns: NAMESPACES.bind }),
            element("session", { xmlns: NAMESPACES.session }, element("optional")),
            element("sm", { xmlns: NAMESPACES.sm }),
          ]),
    )
  }

  write(stanza: XmlElement): void {
    if (!this.hasEnded) this.out.write(stanza)
  }

  fail(condition: string): void {
    if (this.hasEnded) return
    this.hasEnded = true
    this.out.fail(condition)
  }

  /** Handles one element of the client after the earlier ones. */
  receive(received: XmlElement): Promise<void> {
    this.work = this.work
      .then(async () => {
        if (!this.hasEnded) await this.handle(received)
      })
      .catch((error: unknown) => {
        this.host.reportDefect(error)
        this.fail("internal-server-error")
      })
    return this.work
  }

  /** Ends the session at the client's wish. */
  async close(): Promise<void> {
    await this.work
    this.hasEnded = true
    if (this.session?.isWrittenBy(this) === true) this.host.end(this.session)
  }

  /** Notes that the connection is gone; the session waits to be resumed. */
  async lose(): Promise<void> {
    await this.work
    this.hasEnded = true
    if (this.session?.isWrittenBy(this) === true) this.host.lose(this.session)
  }

  private async handle(received: XmlElement): Promise<void> {
    const { name, attributes } = received
    const namespace = attributes["xmlns"]
    if (namespace === NAMESPACES.sasl) return this.signIn(received)
    if (this.account === undefined) return this.fail("not-authorized")
    if (namespace === NAMESPACES.sm) return this.manage(received, this.account)
    if (!STANZAS.has(name) || namespace !== undefined) return this.fail("unsupported-stanza-type")
    if (this.session === undefined) return this.bind(received, this.account)
    const { session } = this
    if (name === "iq" && this.isSessionRequest(received))
      this.write(resultOf(withAttributes(received, { to: undefined })))
    else await this.host.route(withAttributes(received, { from: session.jid }), session)
    session.countReceived()
  }

  private async signIn(received: XmlElement): Promise<void> {
    if (this.account !== undefined || received.name !== "auth") return this.refuse("malformed-request")
    const mechanism = received.attributes["mechanism"]
    if (mechanism !== "PLAIN" && mechanism !== "EXTERNAL") return this.refuse("invalid-mechanism")
    const text = rawTextOf(received).trim()
    const decoded = text === "=" ? "" : Buffer.from(text, "base64").toString("utf8")
    const account = mechanism === "EXTERNAL" ? this.cookieAccountFor(decoded) : await this.accountOf(decoded)
    if (account === undefined) return this.refuse("not-authorized")
    this.account = account
    this.write(element("success", { xmlns: NAMESPACES.sasl }))
  }

  private cookieAccountFor(authorized: string): ChatAccount | undefined {
    const own = `${this.cookieAccount?.local}@${this.host.domain}`
    return ["", this.host.domain, own].includes(authorized.toLowerCase()) ? this.cookieAccount : undefined
  }

  private async accountOf(credentials: string): Promise<ChatAccount | undefined> {
    const [authorized, local, password, ...others] = credentials.split("\0")
    if (authorized === undefined || local === undefined || password === undefined || others.length > 0) return undefined
    const name = local.split("@", 1)[0]?.toLowerCase() ?? ""
    // Nobody acts for another account.
    if (authorized !== "" && authorized.toLowerCase() !== `${name}@${this.host.domain}`) return undefined
    return this.host.accounts.byPassword(name, password)
  }

  private refuse(condition: string): void {
    this.failures += 1
    this.write(element("failure", { xmlns: NAMESPACES.sasl }, element(condition)))
    if (this.failures >= MAX_SIGN_INS) this.fail("policy-violation")
  }

  private bind(iq: XmlElement, account: ChatAccount): void {
    const request = childOf(iq, "bind", NAMESPACES.bind)
    if (request === undefined || iq.attributes["type"] !== "set") return this.fail("not-authorized")
    const resource = textOf(childOf(request, "resource")) ?? this.host.newId()
    const jid = parseJid(formatJid({ local: account.local, domain: this.host.domain, resource }))
    if (jid === undefined) return this.write(errorOf(iq, "bad-request"))
    this.session = this.host.bind(formatJid(jid), account, this)
    this.write(
      resultOf(
        withAttributes(iq, { from: undefined, to: undefined }),
        element("bind", { xmlns: NAMESPACES.bind }, element("jid", {}, this.session.jid)),
      ),
    )
  }

  private isSessionRequest(iq: XmlElement): boolean {
    return childOf(iq, "session", NAMESPACES.session) !== undefined
  }

  private manage({ name, attributes }: XmlElement, account: ChatAccount): void {
    switch (name) {
      case "enable":
        return this.enable(attributes["resume"])
      case "resume":
        return this.resume(attributes["previd"], attributes["h"], account)
      case "r":
        return this.session?.isManaged === true
          ? this.write(element("a", { xmlns: NAMESPACES.sm, h: this.session.receivedCount }))
          : undefined
      case "a":
        return this.session?.isManaged === true && !this.session.confirm(Number(attributes["h"]))
          ? this.fail("undefined-condition")
          : undefined
      default:
        return this.fail("unsupported-stanza-type")
    }
  }

  private enable(resume: string | undefined): void {
    const { session } = this
    if (session === undefined || session.isManaged) return this.refuseManagement("unexpected-request")
    const isResumable = resume === "true" || resume === "1"
    const id = this.host.newId()
    session.enableManagement(id, isResumable)
    if (isResumable) this.host.keepResumable(session)
    this.write(
      element("enabled", {
        xmlns: NAMESPACES.sm,
        ...(isResumable ? { id, resume: "true", max: String(this.host.resumeSeconds) } : {}),
      }),
    )
  }

  private resume(id: string | undefined, handled: string | undefined, account: ChatAccount): void {
    const session = this.session === undefined && id !== undefined ? this.host.findResumable(id, account) : undefined
    if (session === undefined || !session.resume(this, Number(handled))) return this.refuseManagement("item-not-found")
    this.session = session
  }

  private refuseManagement(condition: string): void {
    this.write(element("failed", { xmlns: NAMESPACES.sm }, element(condition, { xmlns: NAMESPACES.stanzaErrors })))
  }
}
