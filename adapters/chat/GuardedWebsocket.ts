import { Strophe } from "strophe.js"
import { isForbiddenFrame } from "./isForbiddenFrame.ts"

/** The name under which strophe.js selects this transport. */
const PROTOCOL = "ws"

/**
 * XMPP over WebSocket (RFC 7395) that parses no frame with a document type (F131): it closes the link instead. A
 * response of the sign-in that is computed after the link was lost is dropped; strophe.js 5.0.0 fails there (F122).
 */
class GuardedWebsocket extends Strophe.Websocket {
  override _onInitialMessage(message: MessageEvent): void {
    if (this.refuses(message)) return
    super._onInitialMessage(message)
  }

  override _onMessage(message: MessageEvent): void {
    if (this.refuses(message)) return
    super._onMessage(message)
  }

  override _onIdle(): void {
    if (!this.socket) this._conn._data = []
    else super._onIdle()
  }

  override _closeSocket(): void {
    const { socket } = this
    super._closeSocket()
    // Node's WebSocket reports an abandoned handshake as an error, which without a listener ends the program.
    if (socket && "onerror" in socket) socket.onerror = () => undefined
  }

  private refuses({ data }: MessageEvent): boolean {
    if (!isForbiddenFrame(data)) return false
    this._conn._changeConnectStatus(Strophe.Status.CONNFAIL, "restricted-xml")
    this._conn._doDisconnect("restricted-xml")
    return true
  }
}

/** Makes strophe.js use the guarded transport; returns the `protocol` option that selects it. */
export function guardedWebsocket(): "ws" {
  Strophe.Connection.addProtocol(PROTOCOL, GuardedWebsocket)
  return PROTOCOL
}
