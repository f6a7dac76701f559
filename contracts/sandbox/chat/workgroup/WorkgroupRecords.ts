import type { Storage } from "../../platform/storage/Storage.ts"
import type { XmlElement } from "../xml/XmlElement.ts"
import { element, elementsOf, serializeXml } from "../xml/XmlElement.ts"
import { parseXml } from "../xml/XmlReader.ts"

/** A customer who waits. Addresses are without a resource. */
export interface QueueEntry {
  readonly workgroupId: string
  readonly customer: string
  readonly metadata: readonly XmlElement[]
  readonly joinedAt: number
  /** The room of a conversation that was handed back. */
  readonly roomId?: string | undefined
  /** The agent who handed it back. */
  readonly formerAgent?: string | undefined
}

/** A conversation between a customer and an agent. */
export interface ConversationRecord {
  readonly roomId: string
  readonly workgroupId: string
  readonly customer: string
  agent: string
  readonly metadata: readonly XmlElement[]
}

/** Returns the queues, each in the order in which customers are served. */
export const readQueues = async ({ db }: Storage): Promise<readonly QueueEntry[]> => {
  const rows = await db
    .selectFrom("chat_queue")
    .selectAll()
    .orderBy("is_returned", "desc")
    .orderBy("joined_at")
    .execute()
  return rows.map((row) => ({
    workgroupId: row.workgroup_id,
    customer: row.customer,
    metadata: fromStored(row.metadata),
    joinedAt: Number(row.joined_at),
    roomId: row.room_id ?? undefined,
    formerAgent: row.former_agent ?? undefined,
  }))
}

export const storeQueueEntry = async ({ db }: Storage, entry: QueueEntry): Promise<void> => {
  await db
    .insertInto("chat_queue")
    .values({
      workgroup_id: entry.workgroupId,
      customer: entry.customer,
      metadata: toStored(entry.metadata),
      joined_at: entry.joinedAt,
      room_id: entry.roomId ?? null,
      is_returned: entry.roomId !== undefined,
      former_agent: entry.formerAgent ?? null,
    })
    .onConflict((conflict) => conflict.columns(["workgroup_id", "customer"]).doNothing())
    .execute()
}

/** Removes a customer who leaves the queue, and counts the missed conversation. */
export const removeQueueEntry = (
  storage: Storage,
  { workgroupId, customer }: Pick<QueueEntry, "workgroupId" | "customer">,
  now: number,
): Promise<void> =>
  storage.transaction(async ({ db }) => {
    await db.deleteFrom("chat_queue").where("workgroup_id", "=", workgroupId).where("customer", "=", customer).execute()
    await db.insertInto("chat_missed").values({ workgroup_id: workgroupId, left_at: now }).execute()
  })

/** Stores the agent of a conversation, and ends the wait of its customer, in one transaction. */
export const storeConversation = (storage: Storage, conversation: ConversationRecord, now: number): Promise<void> =>
  storage.transaction(async ({ db }) => {
    const { roomId, workgroupId, customer, agent, metadata } = conversation
    const queued = await db
      .deleteFrom("chat_queue")
      .where("workgroup_id", "=", workgroupId)
      .where("customer", "=", customer)
      .returning("joined_at")
      .executeTakeFirst()
    await db
      .insertInto("chat_conversation")
      .values({
        room_id: roomId,
        workgroup_id: workgroupId,
        customer,
        agent,
        metadata: toStored(metadata),
        started_at: now,
        ended_at: null,
        joined_at: queued?.joined_at ?? null,
      })
      .onConflict((conflict) => conflict.column("room_id").doUpdateSet({ agent, ended_at: null }))
      .execute()
  })

export const endConversation = async ({ db }: Storage, roomId: string, now: number): Promise<void> => {
  await db.updateTable("chat_conversation").set({ ended_at: now }).where("room_id", "=", roomId).execute()
}

/** Returns the conversations that have not ended. */
export const readConversations = async ({ db }: Storage): Promise<readonly ConversationRecord[]> => {
  const rows = await db.selectFrom("chat_conversation").selectAll().where("ended_at", "is", null).execute()
  return rows.map(({ room_id, workgroup_id, customer, agent, metadata }) => ({
    roomId: room_id,
    workgroupId: workgroup_id,
    customer,
    agent,
    metadata: fromStored(metadata),
  }))
}

const toStored = (metadata: readonly XmlElement[]): string => serializeXml(element("metadata", {}, ...metadata))

const fromStored = (text: string): readonly XmlElement[] => elementsOf(parseXml(text))
