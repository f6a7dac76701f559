import type { Command } from "commander"
import { chooseDeviceConsent, deviceConsent } from "../../../application/consent/deviceConsent.ts"
import * as Option from "effect/Option"
import type { AllowedGroups } from "../../../domain/consent/ConsentChoice.ts"
import { ALL_ALLOWED, ALL_REFUSED } from "../../../domain/consent/ConsentChoice.ts"
import { decideConsent } from "../../../domain/consent/ConsentDecision.ts"
import { hasPrivacySignal } from "../input/hasPrivacySignal.ts"
import { table } from "../output/Output.ts"
import type { GlobalOptions } from "../withCliContext.ts"
import { withCliContext } from "../withCliContext.ts"

/** `consent show|allow|refuse`. */
export function addConsentCommands(program: Command): void {
  const consent = program.command("consent").description("Allow or refuse analytics in this store")
  consent
    .command("show")
    .description("Show what is allowed")
    .action((_options: unknown, command: Command) => shown(command))
  consent
    .command("allow")
    .description("Allow analytics and personalization")
    .action((_options: unknown, command: Command) => shown(command, ALL_ALLOWED))
  consent
    .command("refuse")
    .description("Refuse analytics and personalization")
    .addHelpText("after", "\nDO_NOT_TRACK=1 refuses both in every store.")
    .action((_options: unknown, command: Command) => shown(command, ALL_REFUSED))
}

/** Stores a choice if there is one, and prints the decision on each group. */
async function shown(command: Command, groups?: AllowedGroups): Promise<void> {
  const options: GlobalOptions = command.optsWithGlobals()
  await withCliContext(options, async ({ run, output, store }) => {
    if (groups !== undefined) await run(chooseDeviceConsent(groups))
    const choice = Option.getOrUndefined(await run(deviceConsent(store.brandId).read))
    const decision = decideConsent(store, { choice, hasPrivacySignal: hasPrivacySignal(process.env) })
    output.result(decision, table(Object.entries(decision)))
  })
}
