import { type Kysely, sql } from "kysely"
import { checkCaptcha } from "../captcha/checkCaptcha.ts"
import { userIdNumber } from "../cart/CartScope.ts"
import { type Operation, customerOperation } from "../platform/http/Operation.ts"
import { notFound, refused } from "../platform/http/Refused.ts"
import type { SandboxServices } from "../platform/services/SandboxServices.ts"
import type { Principal } from "../platform/http/Principal.ts"
import type { Database } from "../platform/storage/Database.ts"
import { savedPlaces } from "./savedPlaces.ts"
import { loadSpecialDays } from "./specialDays.ts"
import { presentDropPoint } from "./presentPlace.ts"
import { readDropPoints } from "./readPlaces.ts"

const MAX_FAVOURITE_STORES = 10

export const favouriteOperations = (services: SandboxServices): readonly Operation[] => {
  const { ports, stores, storage } = services
  return [
    customerOperation("addFavouriteStore", async ({ path, body, principal }) => {
      await stores.require(path.storeId)
      await checkCaptcha(services, path.storeId, body)
      return {
        status: 200,
        body: await storage.transaction(async ({ db }) => {
          const known = await db
            .selectFrom("physical_store")
            .select("physical_store_id")
            .where("physical_store_id", "=", body.favouriteStoreId)
            .where("store_id", "=", path.storeId)
            .executeTakeFirst()
          if (known === undefined) throw notFound("There is no such physical store.", body.favouriteStoreId)
          // Locks the customer, so that concurrent additions cannot exceed the maximum.
          await db
            .selectFrom("customer")
            .select("user_id")
            .where("user_id", "=", userIdNumber(principal))
            .forUpdate()
            .execute()
          const { favouriteStoreIds } = await favouritesOf(db, principal)
          if (!favouriteStoreIds.includes(body.favouriteStoreId)) {
            if (favouriteStoreIds.length >= MAX_FAVOURITE_STORES)
              throw refused("_ERR_MAX_FAVOURITE_STORES", "There are as many favourite stores as there may be.", [
                String(MAX_FAVOURITE_STORES),
              ])
            await db
              .insertInto("favourite_store")
              .values({
                user_id: userIdNumber(principal),
                store_id: path.storeId,
                physical_store_id: body.favouriteStoreId,
                added_at: ports.now(),
              })
              .execute()
          }
          return favouritesOf(db, principal)
        }),
      }
    }),
    customerOperation("deleteFavouriteStore", async ({ path, principal }) => {
      const gone = await storage.db
        .deleteFrom("favourite_store")
        .where("user_id", "=", userIdNumber(principal))
        .where("store_id", "=", path.storeId)
        .where("physical_store_id", "=", path.favouriteStoreId)
        .executeTakeFirst()
      if (gone.numDeletedRows === 0n) throw notFound("This store is no favourite.", path.favouriteStoreId)
      return { status: 200, body: await favouritesOf(storage.db, principal) }
    }),
    customerOperation("getFavouriteDropPoint", async ({ path, query, principal }) => {
      const { code: languageCode } = (await stores.require(path.storeId)).language(query.languageId)
      const [row] = await readDropPoints(
        storage.db,
        sql`p.store_id = ${path.storeId} and p.droppoint_id = (
          select f.droppoint_id from favourite_drop_point f
          where f.user_id = ${userIdNumber(principal)} and f.store_id = p.store_id
        )`,
      )
      if (row === undefined) throw notFound("There is no favourite drop point.")
      return {
        status: 200,
        body: presentDropPoint(row, {
          languageCode,
          own: await savedPlaces(storage.db, principal),
          specialDays: await loadSpecialDays(ports.now()),
        }),
      }
    }),
    customerOperation("saveFavouriteDropPoint", async ({ path, query, body, principal }) => {
      const { code: languageCode } = (await stores.require(path.storeId)).language(query.languageId)
      await checkCaptcha(services, path.storeId, body)
      const [row] = await readDropPoints(
        storage.db,
        sql`p.store_id = ${path.storeId} and p.droppoint_id = ${body.droppointId}`,
      )
      if (row === undefined) throw notFound("There is no such drop point.", body.droppointId)
      const chosen = { droppoint_id: body.droppointId, chosen_at: ports.now() }
      await storage.db
        .insertInto("favourite_drop_point")
        .values({ user_id: userIdNumber(principal), store_id: path.storeId, ...chosen })
        .onConflict((conflict) => conflict.columns(["user_id", "store_id"]).doUpdateSet(chosen))
        .execute()
      return {
        status: 200,
        body: presentDropPoint(row, {
          languageCode,
          own: await savedPlaces(storage.db, principal),
          specialDays: await loadSpecialDays(ports.now()),
        }),
      }
    }),
    customerOperation("deleteFavouriteDropPoint", async ({ path, principal }) => {
      await storage.db
        .deleteFrom("favourite_drop_point")
        .where("user_id", "=", userIdNumber(principal))
        .where("store_id", "=", path.storeId)
        .execute()
      return { status: 204 }
    }),
  ]
}

const favouritesOf = async (db: Kysely<Database>, principal: Principal) => {
  const rows = await db
    .selectFrom("favourite_store")
    .select("physical_store_id")
    .where("user_id", "=", userIdNumber(principal))
    .where("store_id", "=", principal.storeId)
    .orderBy("added_at", "desc")
    .orderBy("physical_store_id")
    .execute()
  return { favouriteStoreIds: rows.map(({ physical_store_id }) => physical_store_id), maximum: MAX_FAVOURITE_STORES }
}
