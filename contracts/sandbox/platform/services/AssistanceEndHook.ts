import type { UnitOfWork } from "../storage/Storage.ts"

/** Runs in the transaction in which the session of staff who shopped for this user ends; must be idempotent. */
export type AssistanceEndHook = (work: UnitOfWork, userId: number) => Promise<void>
