import type { ClientWriter } from "../server/ClientSession.ts"
import type { ClientStream } from "../server/ClientStream.ts"
import { NAMESPACES } from "../xml/NAMESPACES.ts"
import type { XmlElement } from "../xml/XmlElement.ts"
import { element, withAttributes } from "../xml/XmlElement.ts"

/** A request is held at most this long, in seconds. */
const MAX_WAIT_SECONDS = 60
/** A session without a request ends after this time, in seconds. */
const INACTIVITY_SECONDS = 60
/** Requests that may arrive before an earlier one, and responses that can be repeated. */
const WINDOW = 5
const STANZAS: ReadonlySet<string> = new Set(["iq", "message", "presence"])

interface HeldRequest {
  readonly rid: number
  readonly resolve: (body: XmlElement) => void
  readonly timer: NodeJS.Timeout
}

interface EarlyRequest {
  readonly attributes: Readonly<Record<string, string>>
  readonly stanzas: readonly XmlElement[]
}

/** One session of long polling: requests in the order of their ids, one of them held (XEP-0124). */
export class BoshSession {
  private readonly stream: ClientStream
  private readonly onEnd: () => void
  private readonly waitSeconds: number
  private lastRid: number
  private readonly pending: XmlElement[] = []
  private readonly held: HeldRequest[] = []
  private readonly early = new Map<number, EarlyRequest>()
  /** The last responses by request: a request that is repeated gets the same one. */
  private readonly sent = new Map<number, XmlElement>()
  private ending: string | undefined
  private inactivity: NodeJS.Timeout | undefined

  constructor(
    { attributes: { rid, wait } }: XmlElement,
    openStream: (out: ClientWriter) => ClientStream,
    onEnd: () => void,
  ) {
    this.lastRid = Number(rid)
    this.waitSeconds =
      wait !== undefined && /^[0-9]{1,5}$/u.test(wait) ? Math.min(Number(wait), MAX_WAIT_SECONDS) : MAX_WAIT_SECONDS
    this.onEnd = onEnd
    this.stream = openStream({
      write: (stanza) => {
        this.pending.push(STANZAS.has(stanza.name) ? withAttributes(stanza, { xmlns: NAMESPACES.client }) : stanza)
        // Stanzas of the same moment share a response.
        setImmediate(() => this.flush())
      },
      fail: (condition) => {
        this.ending = condition === "conflict" || condition === "policy-violation" ? condition : "remote-stream-error"
        this.flush()
      },
    })
    this.awaitRequest()
  }

  /** The response to the first request. */
  opened(sid: string): XmlElement {
    return element(
      "body",
      {
        xmlns: NAMESPACES.bosh,
        "xmlns:xmpp": NAMESPACES.xbosh,
        "xmlns:stream": NAMESPACES.streams,
        sid,
        ver: "1.11",
        wait: String(this.waitSeconds),
        hold: "1",
        requests: "2",
        inactivity: String(INACTIVITY_SECONDS),
        polling: "1",
        "xmpp:version": "1.0",
        "xmpp:restartlogic": "true",
      },
      prefixed(this.stream.features()),
    )
  }

  /** Handles a request; resolves to its response when there is one, or when it was held for long enough. */
  receive(
    rid: number,
    attributes: Readonly<Record<string, string>>,
    stanzas: readonly XmlElement[],
  ): Promise<XmlElement> {
    const repeated = this.sent.get(rid)
    if (repeated !== undefined) return Promise.resolve(repeated)
    if (rid <= this.lastRid - WINDOW || rid > this.lastRid + WINDOW) {
      this.end("item-not-found")
      return Promise.resolve(terminated("item-not-found"))
    }
    clearTimeout(this.inactivity)
    const isRepetition = rid <= this.lastRid || this.early.has(rid)
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.answerHeld(rid), this.waitSeconds * 1_000)
      timer.unref()
      // The connection of a request that is repeated while it is held is gone.
      const former = this.held.findIndex((held) => held.rid === rid)
      if (former >= 0) clearTimeout(this.held.splice(former, 1)[0]?.timer)
      this.held.push({ rid, resolve, timer })
      this.held.sort((one, other) => one.rid - other.rid)
      if (!isRepetition) {
        this.early.set(rid, { attributes, stanzas })
        void this.handleInOrder()
      }
      this.flush()
    })
  }

  private async handleInOrder(): Promise<void> {
    for (let next = this.early.get(this.lastRid + 1); next !== undefined; next = this.early.get(this.lastRid + 1)) {
      this.early.delete(this.lastRid + 1)
      this.lastRid += 1
      const { attributes, stanzas } = next
      if (attributes["xmpp:restart"] === "true") this.pending.push(prefixed(this.stream.features()))
      const handled = stanzas.map((stanza) => this.stream.receive(stanza))
      if (attributes["type"] === "terminate") {
        await Promise.all(handled)
        await this.stream.close()
        this.end("")
        return
      }
    }
    this.flush()
  }

  /** Responds when there is something to say, and when more than one request is held. */
  private flush(): void {
    const ready = this.held.filter(({ rid }) => rid <= this.lastRid)
    const [first] = ready
    if (first === undefined) return
    if (this.ending !== undefined) {
      this.answer(first, [])
      return this.end(this.ending)
    }
    if (this.pending.length > 0) this.answer(first, this.pending.splice(0))
    else if (ready.length > 1) this.answer(first, [])
  }

  private answerHeld(rid: number): void {
    const held = this.held.find((one) => one.rid === rid)
    if (held !== undefined) this.answer(held, [])
  }

  private answer(held: HeldRequest, stanzas: readonly XmlElement[]): void {
    this.held.splice(this.held.indexOf(held), 1)
    clearTimeout(held.timer)
    const body = element(
      "body",
      this.ending === undefined
        ? { xmlns: NAMESPACES.bosh, "xmlns:stream": NAMESPACES.streams }
        : { xmlns: NAMESPACES.bosh, type: "terminate", condition: this.ending },
      ...stanzas,
    )
    this.sent.set(held.rid, body)
    for (const rid of this.sent.keys()) if (rid <= held.rid - WINDOW) this.sent.delete(rid)
    held.resolve(body)
    if (this.held.length === 0) this.awaitRequest()
  }

  private awaitRequest(): void {
    clearTimeout(this.inactivity)
    this.inactivity = setTimeout(() => {
      void this.stream.lose()
      this.onEnd()
    }, INACTIVITY_SECONDS * 1_000)
    this.inactivity.unref()
  }

  private end(condition: string): void {
    clearTimeout(this.inactivity)
    this.ending ??= condition === "" ? undefined : condition
    for (const { resolve, timer } of this.held.splice(0)) {
      clearTimeout(timer)
      resolve(terminated(condition))
    }
    this.onEnd()
    void this.stream.lose()
  }
}

const terminated = (condition: string): XmlElement =>
  element("body", { xmlns: NAMESPACES.bosh, type: "terminate", condition: condition === "" ? undefined : condition })

/** Clients look for the features by their usual prefix. */
const prefixed = (features: XmlElement): XmlElement => ({
  name: `stream:${features.name}`,
  attributes: { "xmlns:stream": NAMESPACES.streams },
  children: features.children,
})
