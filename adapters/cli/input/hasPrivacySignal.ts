/** Whether the user set `DO_NOT_TRACK`, as terminal programs understand it. */
export function hasPrivacySignal({ DO_NOT_TRACK: value = "" }: Readonly<Record<string, string | undefined>>): boolean {
  return !["", "0", "false"].includes(value.trim().toLowerCase())
}
