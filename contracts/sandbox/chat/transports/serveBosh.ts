import type { ChatAccount } from "../server/ChatAccount.ts"
import type { ChatServer } from "../server/ChatServer.ts"
import { NAMESPACES } from "../xml/NAMESPACES.ts"
import type { XmlElement } from "../xml/XmlElement.ts"
import { element, elementsOf, serializeXml, withAttributes } from "../xml/XmlElement.ts"
import { parseXml, XmlRefused } from "../xml/XmlReader.ts"
import { BoshSession } from "./BoshSession.ts"
import { MAX_STANZA_BYTES } from "./serveWebsocket.ts"

export interface BoshOptions {
  readonly chat: ChatServer
  /** Returns the account of the request's cookie. */
  readonly accountOf: (request: Request) => Promise<ChatAccount | undefined>
}

/** Sessions at a time: each holds one request. */
const MAX_SESSIONS = 5_000

/** Long polling (XEP-0124, XEP-0206): a function from request to response. */
export const serveBosh = ({ chat, accountOf }: BoshOptions): ((request: Request) => Promise<Response>) => {
  const sessions = new Map<string, BoshSession>()

  const open = async (request: Request, body: XmlElement): Promise<XmlElement> => {
    if (sessions.size >= MAX_SESSIONS) return terminate("internal-server-error")
    const account = request.headers.has("origin") ? await accountOf(request) : undefined
    const sid = chat.newId()
    const session: BoshSession = new BoshSession(
      body,
      (out) => chat.openStream(out, account),
      () => sessions.delete(sid),
    )
    sessions.set(sid, session)
    return withAttributes(session.opened(sid), { from: chat.domain })
  }

  return async (request) => {
    if (request.method !== "POST") return new Response(null, { status: 405, headers: { allow: "POST" } })
    const text = await request.text()
    if (Buffer.byteLength(text) > MAX_STANZA_BYTES) return respond(terminate("policy-violation"))
    let body: XmlElement
    try {
      body = parseXml(text)
    } catch (error) {
      if (!(error instanceof XmlRefused)) throw error
      return respond(terminate("bad-request"))
    }
    if (body.name !== "body" || body.attributes["xmlns"] !== NAMESPACES.bosh) return respond(terminate("bad-request"))
    const { sid, rid } = body.attributes
    if (rid === undefined || !/^[0-9]{1,16}$/u.test(rid)) return respond(terminate("bad-request"))
    if (sid === undefined) return respond(await open(request, body))
    const session = sessions.get(sid)
    if (session === undefined) return respond(terminate("item-not-found"))
    const stanzas = elementsOf(body).map((child) =>
      child.attributes["xmlns"] === NAMESPACES.client ? withAttributes(child, { xmlns: undefined }) : child,
    )
    return respond(await session.receive(Number(rid), body.attributes, stanzas))
  }
}

const terminate = (condition: string): XmlElement =>
  element("body", { xmlns: NAMESPACES.bosh, type: "terminate", condition })

const respond = (body: XmlElement): Response =>
  new Response(serializeXml(body), {
    headers: { "content-type": "text/xml; charset=utf-8", "cache-control": "no-store" },
  })
