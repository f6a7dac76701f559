import { cottonFabrics } from "./cottonFabrics.ts"
import { jerseyFabrics } from "./jerseyFabrics.ts"
import { otherFabrics } from "./otherFabrics.ts"
import { woolFabrics } from "./woolFabrics.ts"

/** All fabrics. */
export const fabrics = { ...cottonFabrics, ...jerseyFabrics, ...woolFabrics, ...otherFabrics } as const
