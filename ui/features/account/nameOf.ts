import type { User } from "../../../domain/account/User.ts"

/** The name of a user in the order it was entered; `undefined` without one. */
export function nameOf({
  firstName,
  middleName,
  lastName,
}: Pick<User, "firstName" | "middleName" | "lastName">): string | undefined {
  const name = [firstName, middleName, lastName].filter((part) => part !== undefined && part.trim() !== "").join(" ")
  return name === "" ? undefined : name
}
