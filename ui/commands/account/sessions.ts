import { httpUserSessionGateway } from "../../../adapters/backend/account/HttpUserSessionGateway.ts"
import { announcingSession } from "../../../application/account/announcingSession.ts"
import { signOutDevice, signOutOtherDevices } from "../../../application/account/userSessions.ts"
import type { CommandError } from "../../runtime/CommandResult.ts"
import type { CommandBase } from "../CommandBase.ts"
import { runWith } from "../CommandBase.ts"

export type SessionsCommands = ReturnType<typeof sessionsCommands>

/** All errors of the commands for devices. */
export type SessionsError = CommandError<SessionsCommands>

/** Commands for the devices on which the customer is signed in; each returns those that are left. */
export function sessionsCommands(base: CommandBase) {
  const runAny = runWith(base, httpUserSessionGateway)
  const run: typeof runAny = (program, options) => runAny(announcingSession(program), options)
  return {
    signOut: (sessionId: string) => run(signOutDevice(sessionId)),
    signOutOthers: () => run(signOutOtherDevices()),
  }
}
