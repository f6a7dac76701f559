import { chatTexts } from "../../other/chatTexts.ts"
import { sendMessage } from "../../platform/outbox/sendMessage.ts"
import type { SandboxPorts } from "../../platform/ports/SandboxPorts.ts"
import type { Storage } from "../../platform/storage/Storage.ts"
import type { MessageArchive } from "../rooms/MessageArchive.ts"
import { bareOf, localOf } from "../xml/jid.ts"
import { NAMESPACES } from "../xml/NAMESPACES.ts"
import { resultOf, StanzaRefused } from "../xml/stanzas.ts"
import type { IqPayload } from "../xml/stanzas.ts"
import type { XmlElement } from "../xml/XmlElement.ts"
import { childOf, element, elementsOf, rawTextOf, textOf } from "../xml/XmlElement.ts"
import { parseXml } from "../xml/XmlReader.ts"

/** Handles a request beyond XEP-0142. Refuses with `StanzaRefused`. */
export type ServiceRequests = (
  iq: XmlElement,
  payload: IqPayload,
  workgroupId: string,
  isAgent: boolean,
) => Promise<XmlElement>

export interface ServiceRequestsOptions {
  readonly storage: Storage
  readonly ports: SandboxPorts
  /** Absent when the rooms are on another server; transcripts are refused then. */
  readonly archive?: MessageArchive | undefined
}

const MAX_COMMENT = 500
const MAX_TRANSCRIPT = 500
const DAY_MS = 86_400_000

/** Transcripts by email, ratings, and the figures of a day (UTC). */
export const serviceRequests = ({ storage, ports, archive }: ServiceRequestsOptions): ServiceRequests => {
  const conversationOf = async (iq: XmlElement, { content }: IqPayload, workgroupId: string) => {
    const conversation = await storage.db
      .selectFrom("chat_conversation")
      .selectAll()
      .where("room_id", "=", localOf(content.attributes["room"] ?? ""))
      .where("workgroup_id", "=", workgroupId)
      .executeTakeFirst()
    const sender = bareOf(iq.attributes["from"] ?? "")
    if (conversation === undefined) throw new StanzaRefused("item-not-found")
    if (![conversation.customer, conversation.agent].includes(sender)) throw new StanzaRefused("forbidden")
    return { conversation, sender }
  }

  const sendTranscript = async (iq: XmlElement, payload: IqPayload, workgroupId: string): Promise<XmlElement> => {
    const { conversation } = await conversationOf(iq, payload, workgroupId)
    const details = new Map(
      elementsOf(parseXml(conversation.metadata))
        .flatMap((group) => elementsOf(group))
        .map((value) => [value.attributes["name"] ?? value.name, rawTextOf(value)] as const),
    )
    const [recipient = "", storeId = ""] = [details.get("email"), details.get("storeId")]
    // Only the customer's own address: another one would receive mail that it did not ask for.
    if (recipient === "" || payload.content.attributes["email"] !== recipient) throw new StanzaRefused("forbidden")
    if (archive === undefined || !/^[0-9]{8}$/u.test(storeId)) throw new StanzaRefused("service-unavailable")
    const messages = await archive.select({ roomId: conversation.room_id, isFromEnd: true, limit: MAX_TRANSCRIPT })
    const lines = messages.flatMap(({ nickname, sentAt, stanza }) => {
      const body = textOf(childOf(parseXml(stanza), "body"))
      return body === undefined ? [] : [`${new Date(sentAt).toISOString().slice(0, 16)}Z ${nickname}: ${body}`]
    })
    await sendMessage(storage.db, {
      purpose: "contact",
      channel: "mail",
      storeId,
      recipient,
      subject: chatTexts(details.get("language") ?? "en")("chat.transcript"),
      text: lines.join("\n"),
      now: ports.now(),
    })
    return resultOf(iq)
  }

  const rate = async (iq: XmlElement, payload: IqPayload, workgroupId: string): Promise<XmlElement> => {
    const { conversation, sender } = await conversationOf(iq, payload, workgroupId)
    const { stars = "" } = payload.content.attributes
    if (sender !== conversation.customer) throw new StanzaRefused("forbidden")
    if (!/^[1-5]$/u.test(stars)) throw new StanzaRefused("bad-request")
    const stored = await storage.db
      .insertInto("chat_rating")
      .values({
        room_id: conversation.room_id,
        stars: Number(stars),
        comment: rawTextOf(payload.content).slice(0, MAX_COMMENT),
        rated_at: ports.now(),
      })
      .onConflict((conflict) => conflict.column("room_id").doNothing())
      .executeTakeFirst()
    if (stored.numInsertedOrUpdatedRows === 0n) throw new StanzaRefused("conflict")
    return resultOf(iq)
  }

  const statistics = async (iq: XmlElement, { content }: IqPayload, workgroupId: string): Promise<XmlElement> => {
    const { day = "" } = content.attributes
    const start = /^\d{4}-\d{2}-\d{2}$/u.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN
    if (Number.isNaN(start)) throw new StanzaRefused("bad-request")
    const end = start + DAY_MS
    const conversations = await storage.db
      .selectFrom("chat_conversation")
      .leftJoin("chat_rating", "chat_rating.room_id", "chat_conversation.room_id")
      .select(["joined_at", "started_at", "ended_at", "stars"])
      .where("workgroup_id", "=", workgroupId)
      .where("started_at", ">=", start)
      .where("started_at", "<", end)
      .execute()
    const { missed } = await storage.db
      .selectFrom("chat_missed")
      .select(({ fn }) => fn.countAll<number>().as("missed"))
      .where("workgroup_id", "=", workgroupId)
      .where("left_at", ">=", start)
      .where("left_at", "<", end)
      .executeTakeFirstOrThrow()
    const seconds = (from: number | null, to: number | null): readonly number[] =>
      from === null || to === null ? [] : [Math.max(0, Math.round((Number(to) - Number(from)) / 1_000))]
    const ratings = conversations.flatMap(({ stars }) => (stars === null ? [] : [stars]))
    const mean = ratings.reduce((sum, stars) => sum + stars, 0) / ratings.length
    return resultOf(
      iq,
      element("statistics", {
        xmlns: NAMESPACES.service,
        offered: String(conversations.length + Number(missed)),
        accepted: String(conversations.length),
        missed: String(missed),
        "median-wait-seconds": median(conversations.flatMap((one) => seconds(one.joined_at, one.started_at))),
        "median-duration-seconds": median(conversations.flatMap((one) => seconds(one.started_at, one.ended_at))),
        rating: ratings.length === 0 ? undefined : mean.toFixed(2),
      }),
    )
  }

  return async (iq, payload, workgroupId, isAgent) => {
    switch (`${payload.type} ${payload.name}`) {
      case "set transcript":
        return sendTranscript(iq, payload, workgroupId)
      case "set rating":
        return rate(iq, payload, workgroupId)
      case "get statistics":
        if (!isAgent) throw new StanzaRefused("forbidden")
        return statistics(iq, payload, workgroupId)
      default:
        throw new StanzaRefused("service-unavailable")
    }
  }
}

const median = (values: readonly number[]): string | undefined => {
  const sorted = values.toSorted((one, other) => one - other)
  const middle = sorted[Math.floor((sorted.length - 1) / 2)]
  return middle === undefined ? undefined : String(middle)
}
