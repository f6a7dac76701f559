import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import { httpDropPointGateway } from "../../../adapters/backend/location/HttpDropPointGateway.ts"
import { httpPhysicalStoreGateway } from "../../../adapters/backend/location/HttpPhysicalStoreGateway.ts"
import { isFavouriteStore } from "../../../application/location/favouriteLocations.ts"
import { chooseMyStore, forgetMyStore, myStore } from "../../../application/location/myStore.ts"
import type { PhysicalStore } from "../../../domain/location/PhysicalStore.ts"
import type { CommandBase } from "../CommandBase.ts"
import { runWith } from "../CommandBase.ts"

/** Commands for the customer's own physical store. */
export function myStoreCommands(base: CommandBase) {
  const run = runWith(base, httpPhysicalStoreGateway, httpDropPointGateway)
  return {
    /** The chosen store; `undefined` before it is chosen. */
    read: () => run(Effect.map(myStore, Option.getOrUndefined)),
    choose: (store: Pick<PhysicalStore, "id" | "name" | "city">) => run(chooseMyStore(store)),
    forget: () => run(forgetMyStore),
    /** Whether a store is a favourite, of the account or of this device. */
    isFavourite: (physicalStoreId: string) => run(isFavouriteStore(physicalStoreId)),
  }
}
