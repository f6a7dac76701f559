import type { Storage } from "../../platform/storage/Storage.ts"

const AFFILIATIONS = ["owner", "admin", "member", "none", "outcast"] as const
export type Affiliation = (typeof AFFILIATIONS)[number]

/** Returns the affiliation of a text; `undefined` for another one. */
export const parseAffiliation = (text: string | undefined): Affiliation | undefined =>
  AFFILIATIONS.find((affiliation) => affiliation === text)

/** The stored part of a room. */
export interface RoomRecord {
  readonly roomId: string
  name: string
  /** Whether people without an affiliation may enter. */
  isOpen: boolean
  readonly affiliations: Map<string, Affiliation>
}

/** Reads a room; `undefined` when it does not exist. */
export const readRoom = async ({ db }: Storage, roomId: string): Promise<RoomRecord | undefined> => {
  const room = await db.selectFrom("chat_room").selectAll().where("room_id", "=", roomId).executeTakeFirst()
  if (room === undefined) return undefined
  const rows = await db.selectFrom("chat_affiliation").selectAll().where("room_id", "=", roomId).execute()
  return {
    roomId,
    name: room.name,
    isOpen: room.is_open,
    affiliations: new Map(rows.map(({ jid, affiliation }) => [jid, parseAffiliation(affiliation) ?? "none"])),
  }
}

/** Creates a room with its owner. Only people with an affiliation may enter it until its owner opens it. */
export const createRoom = (storage: Storage, roomId: string, owner: string, now: number): Promise<RoomRecord> =>
  storage.transaction(async ({ db }) => {
    await db
      .insertInto("chat_room")
      .values({ room_id: roomId, name: roomId, is_open: false, created_at: now })
      .execute()
    await db.insertInto("chat_affiliation").values({ room_id: roomId, jid: owner, affiliation: "owner" }).execute()
    return { roomId, name: roomId, isOpen: false, affiliations: new Map([[owner, "owner" as const]]) }
  })

/** Stores the name of a room and who may enter. */
export const configureRoom = async (
  { db }: Storage,
  room: RoomRecord,
  { name, isOpen }: Pick<RoomRecord, "name" | "isOpen">,
): Promise<void> => {
  await db.updateTable("chat_room").set({ name, is_open: isOpen }).where("room_id", "=", room.roomId).execute()
  room.name = name
  room.isOpen = isOpen
}

/** Stores an affiliation. */
export const setAffiliation = async (
  { db }: Storage,
  room: RoomRecord,
  jid: string,
  affiliation: Affiliation,
): Promise<void> => {
  const key = { room_id: room.roomId, jid }
  if (affiliation === "none")
    await db.deleteFrom("chat_affiliation").where("room_id", "=", room.roomId).where("jid", "=", jid).execute()
  else
    await db
      .insertInto("chat_affiliation")
      .values({ ...key, affiliation })
      .onConflict((conflict) => conflict.columns(["room_id", "jid"]).doUpdateSet({ affiliation }))
      .execute()
  if (affiliation === "none") room.affiliations.delete(jid)
  else room.affiliations.set(jid, affiliation)
}

/** Deletes a room with its messages. */
export const deleteRoom = async ({ db }: Storage, roomId: string): Promise<void> => {
  await db.deleteFrom("chat_room").where("room_id", "=", roomId).execute()
}

/** Returns the rooms in which an account has an affiliation. */
export const roomsOf = async (
  { db }: Storage,
  jid: string,
): Promise<readonly { readonly roomId: string; readonly name: string }[]> => {
  const rows = await db
    .selectFrom("chat_room")
    .innerJoin("chat_affiliation", "chat_affiliation.room_id", "chat_room.room_id")
    .select(["chat_room.room_id", "chat_room.name"])
    .where("chat_affiliation.jid", "=", jid)
    .where("chat_affiliation.affiliation", "!=", "outcast")
    .orderBy("chat_room.created_at")
    .execute()
  return rows.map(({ room_id, name }) => ({ roomId: room_id, name }))
}
