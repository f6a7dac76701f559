import type { Command } from "commander"
import { listUserSessions, signOutDevice, signOutOtherDevices } from "../../../../application/account/userSessions.ts"
import type { UserSession } from "../../../../domain/account/UserSession.ts"
import { deviceName } from "../../../../domain/account/UserSession.ts"
import type { CliContext } from "../../CliContext.ts"
import { table } from "../../output/Output.ts"
import { withRegisteredUser } from "../withRegisteredUser.ts"

/** `account sessions list|end|end-others`. */
export function addSessionCommands(account: Command): void {
  const sessions = account.command("sessions").description("List the devices you are signed in on, and sign them out")
  sessions
    .command("list")
    .description("List sessions, this one first: ID, device, last use")
    .action((_options: unknown, command: Command) =>
      withRegisteredUser(command, async (shop) => printSessions(shop, await shop.run(listUserSessions()))),
    )
  sessions
    .command("end <session-id>")
    .description("Sign out a device")
    .action((sessionId: string, _options: unknown, command: Command) =>
      withRegisteredUser(command, async (shop) => printSessions(shop, await shop.run(signOutDevice(sessionId)))),
    )
  sessions
    .command("end-others")
    .description("Sign out all devices except this one")
    .action((_options: unknown, command: Command) =>
      withRegisteredUser(command, async (shop) => printSessions(shop, await shop.run(signOutOtherDevices()))),
    )
}

function printSessions({ output }: CliContext, sessions: readonly UserSession[]): void {
  output.result(
    { sessions },
    table(
      sessions.map(({ id, device, lastUsedAt, isCurrent }) => [
        id,
        device === undefined ? "unknown device" : deviceName(device),
        lastUsedAt.slice(0, 16),
        isCurrent ? "this session" : "",
      ]),
    ),
  )
}
