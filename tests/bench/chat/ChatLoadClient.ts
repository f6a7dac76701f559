import { WebSocket } from "ws"

const FRAMING = "urn:ietf:params:xml:ns:xmpp-framing"
const CLIENT = "jabber:client"
const MUC = "http://jabber.org/protocol/muc"
const TIMEOUT_MILLIS = 60_000

/** Account of a client. */
export interface LoadAccount {
  readonly url: string
  readonly domain: string
  readonly name: string
  readonly password: string
}

/**
 * A participant of a conversation that reads its frames by patterns, so that the clients of a load take little of the
 * machine. It confirms each message with a receipt, as the clients of customers and agents do.
 */
export class ChatLoadClient {
  private readonly socket: WebSocket
  private readonly waiting = new Set<(frame: string) => void>()
  private bare = ""
  private room = ""
  private isReading = false
  private lastId = 0

  private constructor(socket: WebSocket, onDelivery: (millis: number) => void) {
    this.socket = socket
    socket.on("message", (data) => {
      const frame = String(data)
      for (const look of this.waiting) look(frame)
      const body = this.isReading ? /<body>t(\d+(?:\.\d+)?)<\/body>/.exec(frame)?.[1] : undefined
      if (body === undefined || frame.includes(`from="${this.place}"`) || frame.includes(`from='${this.place}'`)) return
      onDelivery(performance.now() - Number(body))
      const id = /\sid=['"]([^'"]+)/.exec(frame)?.[1] ?? ""
      this.send(
        `<message xmlns="${CLIENT}" to="${this.room}" type="groupchat">` +
          `<received xmlns="urn:xmpp:receipts" id="${id}"/><no-store xmlns="urn:xmpp:hints"/></message>`,
      )
    })
  }

  /** Signs in. `onDelivery` gets the time from the sender to this client of each message, in milliseconds. */
  static async open(account: LoadAccount, onDelivery: (millis: number) => void): Promise<ChatLoadClient> {
    const { url, domain, name, password } = account
    const socket = new WebSocket(url, "xmpp", { perMessageDeflate: false })
    const client = new ChatLoadClient(socket, onDelivery)
    await new Promise<void>((resolve, reject) => {
      socket.once("open", () => resolve())
      socket.once("error", reject)
    })
    const open = `<open xmlns="${FRAMING}" to="${domain}" version="1.0"/>`
    await client.request(open, /features/)
    const credentials = Buffer.from(`\0${name}\0${password}`).toString("base64")
    const auth = `<auth xmlns="urn:ietf:params:xml:ns:xmpp-sasl" mechanism="PLAIN">${credentials}</auth>`
    await client.request(auth, /<success/)
    await client.request(open, /features/)
    const bind = `<bind xmlns="urn:ietf:params:xml:ns:xmpp-bind"/>`
    const bound = await client.request(`<iq xmlns="${CLIENT}" type="set" id="bind">${bind}</iq>`, /<jid>/)
    client.bare = /<jid>([^/<]+)/.exec(bound)?.[1] ?? ""
    client.send(`<presence xmlns="${CLIENT}"/>`)
    return client
  }

  get jid(): string {
    return this.bare
  }

  async join(room: string, nickname: string): Promise<void> {
    this.room = room
    this.nickname = nickname
    const history = `<x xmlns="${MUC}"><history maxstanzas="0"/></x>`
    await this.request(`<presence xmlns="${CLIENT}" to="${this.place}">${history}</presence>`, /code=['"]110/)
  }

  /** Lets an account enter the room, which others may not. */
  async admit(jid: string): Promise<void> {
    const item = `<query xmlns="${MUC}#admin"><item affiliation="member" jid="${jid}"/></query>`
    await this.request(`<iq xmlns="${CLIENT}" type="set" id="admit" to="${this.room}">${item}</iq>`, /id=['"]admit/)
  }

  /** Counts the messages that arrive from now on. */
  read(): void {
    this.isReading = true
  }

  write(): void {
    const id = `${this.nickname}${(this.lastId += 1)}`
    this.send(
      `<message xmlns="${CLIENT}" id="${id}" to="${this.room}" type="groupchat"><body>t${performance.now()}</body>` +
        `<origin-id xmlns="urn:xmpp:sid:0" id="${id}"/><request xmlns="urn:xmpp:receipts"/></message>`,
    )
  }

  close(): void {
    this.socket.terminate()
  }

  private nickname = ""

  private get place(): string {
    return `${this.room}/${this.nickname}`
  }

  private send(frame: string): void {
    if (this.socket.readyState === WebSocket.OPEN) this.socket.send(frame)
  }

  private request(frame: string, response: RegExp): Promise<string> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.waiting.delete(look)
        reject(new Error(`No ${String(response)} came after ${frame}`))
      }, TIMEOUT_MILLIS)
      const look = (received: string) => {
        if (!response.test(received)) return
        clearTimeout(timer)
        this.waiting.delete(look)
        resolve(received)
      }
      this.waiting.add(look)
      this.send(frame)
    })
  }
}
