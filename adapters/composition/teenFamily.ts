import { TeenGateway } from "../../application/teen/TeenGateway.ts"
import { httpTeenGateway } from "../backend/teen/HttpTeenGateway.ts"
import { family } from "./Family.ts"
import { gateway } from "./identityFamily.ts"

/** Teens and their sponsors, over HTTP. */
export function teenFamily() {
  return family(gateway(TeenGateway, httpTeenGateway))
}
