import type { ErasureHook } from "../platform/services/ErasureHook.ts"

/** Deletes the customer's chats, with their rooms and images. */
export const eraseChats: ErasureHook = async ({ db }, { userId }) => {
  const account = `${userId}@%`
  const rooms = db.selectFrom("chat_conversation").select("room_id").where("customer", "like", account)
  await db.deleteFrom("chat_room").where("room_id", "in", rooms).execute()
  await db.deleteFrom("chat_conversation").where("customer", "like", account).execute()
  await db.deleteFrom("chat_queue").where("customer", "like", account).execute()
  await db.deleteFrom("chat_affiliation").where("jid", "like", account).execute()
  await db.deleteFrom("chat_upload").where("owner", "like", account).execute()
}
