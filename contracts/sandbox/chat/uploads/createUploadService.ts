import type { SandboxPorts } from "../../platform/ports/SandboxPorts.ts"
import { newToken } from "../../platform/ports/token.ts"
import type { Storage } from "../../platform/storage/Storage.ts"
import type { ChatService } from "../server/ChatServer.ts"
import { bareOf } from "../xml/jid.ts"
import { NAMESPACES } from "../xml/NAMESPACES.ts"
import { dataForm, discoInfo, isResponse, payloadOf, resultOf, StanzaRefused } from "../xml/stanzas.ts"
import { element } from "../xml/XmlElement.ts"
import { MAX_UPLOAD_BYTES, MEDIA_TYPES } from "./uploadLimits.ts"

export interface UploadServiceOptions {
  readonly domain: string
  readonly storage: Storage
  readonly ports: SandboxPorts
  readonly send: (stanza: ReturnType<typeof element>) => void
  /** Address of an image's file, from its id and name. */
  readonly urlOf: (uploadId: string, fileName: string) => string
}

/** Images of one account that may wait for their content, or be stored, per day. */
const MAX_PER_DAY = 50
const DAY_MS = 86_400_000

/** Gives out addresses for the upload of images (XEP-0363). */
export const createUploadService = (options: UploadServiceOptions): ChatService => {
  const { domain, storage, ports, send, urlOf } = options
  return {
    domain,
    name: "Images",
    handle: async (iq) => {
      if (iq.name !== "iq" || isResponse(iq)) return
      const { type, name, namespace, content } = payloadOf(iq)
      if (`${type} ${name} ${namespace}` === `get query ${NAMESPACES.discoInfo}`)
        return send(
          discoInfo(
            iq,
            { category: "store", type: "file", name: "Images" },
            [NAMESPACES.upload],
            dataForm("result", [
              { name: "FORM_TYPE", type: "hidden", values: [NAMESPACES.upload] },
              { name: "max-file-size", values: [String(MAX_UPLOAD_BYTES)] },
            ]),
          ),
        )
      if (`${type} ${name} ${namespace}` !== `get request ${NAMESPACES.upload}`)
        throw new StanzaRefused("service-unavailable")
      const { filename = "", size = "", "content-type": mediaType = "" } = content.attributes
      const fileName = filename.replace(/[^\p{L}\p{N}._-]/gu, "_").slice(-100)
      if (fileName === "" || !/^[1-9][0-9]{0,9}$/u.test(size)) throw new StanzaRefused("bad-request")
      if (!MEDIA_TYPES.has(mediaType)) throw new StanzaRefused("not-acceptable")
      if (Number(size) > MAX_UPLOAD_BYTES)
        throw new StanzaRefused(
          "not-acceptable",
          element(
            "file-too-large",
            { xmlns: NAMESPACES.upload },
            element("max-file-size", {}, String(MAX_UPLOAD_BYTES)),
          ),
        )
      const owner = bareOf(iq.attributes["from"] ?? "")
      const now = ports.now()
      const { count } = await storage.db
        .selectFrom("chat_upload")
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .where("owner", "=", owner)
        .where("created_at", ">", now - DAY_MS)
        .executeTakeFirstOrThrow()
      if (Number(count) >= MAX_PER_DAY) throw new StanzaRefused("resource-constraint")
      const uploadId = newToken(ports)
      await storage.db
        .insertInto("chat_upload")
        .values({
          upload_id: uploadId,
          owner,
          file_name: fileName,
          media_type: mediaType,
          byte_count: Number(size),
          content: null,
          created_at: now,
        })
        .execute()
      const url = urlOf(uploadId, encodeURIComponent(fileName))
      send(
        resultOf(iq, element("slot", { xmlns: NAMESPACES.upload }, element("put", { url }), element("get", { url }))),
      )
    },
  }
}
