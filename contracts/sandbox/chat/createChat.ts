import type { IncomingMessage } from "node:http"
import { notFound } from "../platform/http/Refused.ts"
import { isShopOrigin } from "../platform/http/isShopOrigin.ts"
import { parseAddress } from "../platform/http/parseAddress.ts"
import type { SandboxServices } from "../platform/services/SandboxServices.ts"
import { chatDomains, EMBEDDED_DOMAIN } from "./chatDomains.ts"
import { BOSH_PATH, UPLOAD_PATH, WEBSOCKET_PATH } from "./chatPaths.ts"
import { MessageArchive } from "./rooms/MessageArchive.ts"
import { createRoomService } from "./rooms/createRoomService.ts"
import { accountOfCookie, sandboxAccounts } from "./sandboxAccounts.ts"
import { ChatServer } from "./server/ChatServer.ts"
import { shopWorkgroups } from "./shopWorkgroups.ts"
import { serveBosh } from "./transports/serveBosh.ts"
import { serveTcp } from "./transports/serveTcp.ts"
import type { UpgradeHandler } from "./transports/serveWebsocket.ts"
import { serveWebsocket } from "./transports/serveWebsocket.ts"
import { createUploadService } from "./uploads/createUploadService.ts"
import { serveUploads } from "./uploads/serveUploads.ts"
import type { ComponentConnection } from "./workgroup/connectComponent.ts"
import { connectComponent } from "./workgroup/connectComponent.ts"
import { scheduleByClock } from "./workgroup/scheduleByClock.ts"
import type { WorkgroupDirectory } from "./workgroup/Workgroups.ts"
import { serviceRequests } from "./workgroup/serviceRequests.ts"
import { WorkgroupService } from "./workgroup/WorkgroupService.ts"

/** An XMPP server elsewhere, to which the workgroups connect as a component. */
export interface XmppServerSettings {
  /** `xmpp://host:port` of its port for components; the host is also the domain of the accounts. */
  readonly url: string
  readonly componentSecret: string
}

/** The chat of the sandbox. */
export interface SandboxChat {
  /** Domain of the accounts. */
  readonly domain: string
  /** Handles a request to a path of the chat; fails with `Refused`. */
  readonly handle: (request: Request, url: URL) => Promise<Response>
  readonly upgrade: UpgradeHandler
  readonly close: () => void
}

export interface ChatOptions {
  /** The server to use instead of the embedded one. */
  readonly server?: XmppServerSettings | undefined
  /** Port on the loopback address for clients over TCP; none when absent. */
  readonly tcpPort?: number | undefined
  /** Seconds for which a lost session can be resumed. */
  readonly resumeSeconds?: number | undefined
  /** Workgroups to serve instead of those of the stores. */
  readonly directory?: WorkgroupDirectory | undefined
}

type Services = Pick<SandboxServices, "ports" | "storage" | "stores" | "shopUrl" | "providers">

/** Port of servers for components. */
const COMPONENT_PORT = 5_347

/** Starts the chat: an embedded XMPP server with the workgroups, or the workgroups on a server elsewhere. */
export const createChat = (services: Services, options: ChatOptions = {}): SandboxChat => {
  const accounts = sandboxAccounts(services)
  const directory = options.directory ?? shopWorkgroups(services, accounts.agentIds)
  return options.server === undefined
    ? embeddedChat(services, directory, options)
    : remoteChat(services, directory, options.server)
}

const embeddedChat = (services: Services, directory: WorkgroupDirectory, options: ChatOptions): SandboxChat => {
  const { storage, ports, shopUrl, providers } = services
  const domains = chatDomains(EMBEDDED_DOMAIN)
  const accounts = sandboxAccounts(services)
  const chat = new ChatServer({ domain: domains.users, accounts, ports, resumeSeconds: options.resumeSeconds })
  const send = chat.deliver.bind(chat)
  const archive = new MessageArchive(storage)
  const workgroups = new WorkgroupService({
    domain: domains.workgroups,
    usersDomain: domains.users,
    roomsDomain: domains.rooms,
    directory,
    storage,
    ports,
    schedule: scheduleByClock,
    send,
    serviceRequests: serviceRequests({ storage, ports, archive }),
  })
  chat.addService(
    createRoomService({
      domain: domains.rooms,
      storage,
      archive,
      ports,
      send,
      mayCreate: async (bareJid) =>
        bareJid.endsWith(`@${domains.workgroups}`) ||
        (await directory.agentIds()).some((id) => bareJid === `${id}@${domains.users}`),
    }),
  )
  chat.addService(workgroups)
  chat.addService(
    createUploadService({
      domain: domains.uploads,
      storage,
      ports,
      send,
      urlOf: (uploadId, fileName) => `${shopUrl()}${UPLOAD_PATH}${uploadId}/${fileName}`,
    }),
  )
  workgroups.start().catch((error: unknown) => {
    ports.log({ level: "error", message: "The workgroups did not start.", detail: { error: String(error) } })
  })
  const bosh = serveBosh({ chat, accountOf: (request) => accountOfCookie(services, cookieOf(request)) })
  const websocket = serveWebsocket({
    chat,
    isOwnOrigin: (origin, request) => isOwnOrigin(origin, request, providers.shopOrigins()),
    accountOf: (request) => accountOfCookie(services, request),
  })
  const closeTcp =
    options.tcpPort === undefined
      ? undefined
      : serveTcp(chat, options.tcpPort, (problem) =>
          ports.log({ level: "error", message: "The chat does not listen for TCP.", detail: { problem } }),
        )
  return {
    domain: domains.users,
    handle: async (request, url) => {
      if (url.pathname === BOSH_PATH) return bosh(request)
      if (url.pathname.startsWith(UPLOAD_PATH))
        return serveUploads(storage, request, url.pathname.slice(UPLOAD_PATH.length))
      throw notFound("There is no such part of the chat.")
    },
    upgrade: (request, socket, head) => {
      if ((request.url ?? "").split("?", 1)[0] === WEBSOCKET_PATH) return websocket(request, socket, head)
      socket.end("HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n")
    },
    close: () => {
      workgroups.close()
      chat.close()
      closeTcp?.()
    },
  }
}

/** Whether the origin of a page is one of the shop's, or that of the request itself. */
const isOwnOrigin = (origin: string, { headers }: IncomingMessage, known: readonly string[]): boolean =>
  isShopOrigin(origin, known, origin) && known.length > 0
    ? true
    : parseAddress(origin)?.host === headers.host && headers.host !== undefined

const cookieOf = (request: Request): Pick<IncomingMessage, "url" | "headers"> => ({
  url: request.url,
  headers: { cookie: request.headers.get("cookie") ?? "" },
})

const remoteChat = (
  { storage, ports }: Services,
  directory: WorkgroupDirectory,
  { url, componentSecret }: XmppServerSettings,
): SandboxChat => {
  const { hostname, port } = new URL(url)
  const domains = chatDomains(hostname)
  const workgroups = new WorkgroupService({
    domain: domains.workgroups,
    usersDomain: domains.users,
    directory,
    storage,
    ports,
    schedule: scheduleByClock,
    send: (stanza) => connection.send(stanza),
    serviceRequests: serviceRequests({ storage, ports }),
  })
  const report = (problem: string): void =>
    ports.log({ level: "warn", message: "The XMPP server is not reached.", detail: { problem } })
  let hasStarted = false
  const connection: ComponentConnection = connectComponent({
    host: hostname,
    port: port === "" ? COMPONENT_PORT : Number(port),
    domain: domains.workgroups,
    secret: componentSecret,
    onStanza: (stanza) => void workgroups.handle(stanza),
    onConnect: () => {
      const begin = hasStarted ? workgroups.reconnect() : workgroups.start()
      hasStarted = true
      begin.catch((error: unknown) => report(String(error)))
    },
    onProblem: report,
  })
  return {
    domain: domains.users,
    handle: async () => {
      throw notFound("The chat is served elsewhere.")
    },
    upgrade: (_, socket) => void socket.end("HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"),
    close: () => {
      workgroups.close()
      connection.close()
    },
  }
}
